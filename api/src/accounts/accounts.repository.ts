import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

export interface NewAccount {
  email: string
  name: string
  last_name: string
  password_hash: string
}

export type Accounts = ReturnType<typeof createAccounts>

/** The rows of users. E-mail addresses are the same in capitals and small letters. */
export function createAccounts(db: Db) {
  return {
    findByEmail: (email: string) =>
      db
        .selectFrom('users')
        .select(['id', 'password_hash'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),

    /** The new account's id, or null when the e-mail address is taken. */
    async create({ email, ...account }: NewAccount): Promise<number | null> {
      const created = await db
        .insertInto('users')
        .values({
          ...account,
          email: email.toLowerCase(),
          user_name: userName(account.name),
          avatar: null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return created?.id ?? null
    },

    async read(id: number) {
      const user = await db
        .selectFrom('users')
        .select(['id', 'name', 'last_name', 'email', 'avatar', 'user_name', 'is_admin', 'unit'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { ...user, unit: user.unit === 1 ? (1 as const) : (0 as const) }
    },

    async toggleUnit(id: number): Promise<0 | 1> {
      const { unit } = await db
        .updateTable('users')
        .set({ unit: sql<number>`1 - unit` })
        .where('id', '=', id)
        .returning('unit')
        .executeTakeFirstOrThrow()
      return unit === 1 ? 1 : 0
    },
  }
}

/** What others read of a member: never the e-mail address. */
function userName(name: string) {
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
  return `${readable.slice(0, 20) || 'rider'}-${randomBytes(4).toString('hex')}`
}
