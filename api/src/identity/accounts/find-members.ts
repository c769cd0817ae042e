import { sql } from 'kysely'

import { beginsWith, type Db } from '../../platform/index.ts'

/**
 * Selects the ids of the members whose email address, name or last name begins with a text. Each part reads one index,
 * which a single condition with OR would not.
 */
export const membersFound = (db: Db, words: string) =>
  db
    .selectFrom('users as found')
    .select('found.id')
    .where(beginsWith(sql`found.email`, sql`${words.toLowerCase()}`))
    .union(
      db
        .selectFrom('users as found')
        .select('found.id')
        .where(beginsWith(sql`fold(found.name || ' ' || found.last_name)`, sql`fold(${words})`)),
    )
    .union(
      db
        .selectFrom('users as found')
        .select('found.id')
        .where(beginsWith(sql`fold(found.last_name)`, sql`fold(${words})`)),
    )

/** Returns the newest members whose email address, name or last name begins with a text. */
export async function findMembers(db: Db, words: string, count: number) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email'])
    .where('id', 'in', membersFound(db, words))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ id, name, last_name, email }) => ({ id, name: `${name} ${last_name}`.trim(), email }))
}
