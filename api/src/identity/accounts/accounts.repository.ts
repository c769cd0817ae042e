import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { queueEmail, type Db } from '../../platform/index.ts'

export interface NewAccount {
  email: string
  name: string
  last_name: string
  /** Null: the member signs in at another provider. */
  password_hash: string | null
}

/** What others do for a new member, in the transaction that opens the account. */
export type OnRegistered = (trx: Db, userId: number, now: Date) => Promise<void>

interface Needs {
  db: Db
  now: () => Date
  onRegistered: OnRegistered
}

export type Account = NonNullable<Awaited<ReturnType<Accounts['findByEmail']>>>

export type Accounts = ReturnType<typeof createAccounts>

/** The rows of users. E-mail addresses are the same in capitals and small letters. */
export function createAccounts({ db, now, onRegistered }: Needs) {
  return {
    findByEmail: (email: string) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'name', 'last_name', 'password_hash'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),

    findById: (id: number) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'name', 'last_name', 'password_hash'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** What everybody may know of a member. */
    findPublic: (id: number) =>
      db.selectFrom('users').select(['id', 'user_name', 'avatar']).where('id', '=', id).executeTakeFirst(),

    /** The new account's id, or null when the e-mail address is taken. */
    create: (account: NewAccount) =>
      db.transaction().execute((trx) => insertAccount(trx, account, { now: now(), onRegistered })),

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

/** The same within the caller's transaction. An email welcomes the new member. */
export async function insertAccount(
  trx: Db,
  { email, ...account }: NewAccount,
  { now, onRegistered }: { now: Date; onRegistered: OnRegistered },
): Promise<number | null> {
  const created = await trx
    .insertInto('users')
    .values({
      ...account,
      email: email.toLowerCase(),
      user_name: userName(account.name),
      avatar: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!created) return null
  await queueEmail(trx, { template: 'welcome', to: created.email, data: { name: account.name } })
  await onRegistered(trx, created.id, now)
  return created.id
}

/** What others read of a member: never the e-mail address. */
function userName(name: string) {
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
  return `${readable.slice(0, 20) || 'rider'}-${randomBytes(4).toString('hex')}`
}
