import { sql } from 'kysely'

import { beginsWith, type Db } from '../../platform/index.ts'

/** Selects the ids of the members whose email address, name or last name begins with a text. */
export const membersFound = (db: Db, words: string) =>
  db.selectFrom('users as found').select('found.id').where(isMemberFound('found', words))

/**
 * Returns the condition that the email address, name or last name of a member begins with a text. Each has an index; the
 * database puts together what they find.
 */
export function isMemberFound(users: string, words: string) {
  const folded = sql<string>`fold(${words})`
  return sql<boolean>`(${sql.join(
    [
      beginsWith(sql.ref(`${users}.email`), sql`${words.toLowerCase()}`),
      beginsWith(sql.ref(`${users}.folded_name`), folded),
      beginsWith(sql.ref(`${users}.folded_last_name`), folded),
    ],
    sql` or `,
  )})`
}

/** Returns the condition that the user name of a member begins with a text. */
export const isUserNameFound = (users: string, words: string) =>
  beginsWith(sql.ref(`${users}.folded_user_name`), sql`fold(${words})`)

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
