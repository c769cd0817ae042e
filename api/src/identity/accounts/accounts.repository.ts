import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { queueEmail, type Db } from '../../platform/index.ts'
import { lacksSecondFactor } from '../staff/lacks-second-factor.ts'

export interface NewAccount {
  email: string
  name: string
  last_name: string
  /** The password's hash; null for a member who signs in with an identity provider. */
  password_hash: string | null
}

/** A hook of another domain for new members, called in the transaction that creates the account. */
export type OnRegistered = (trx: Db, userId: number, now: Date) => Promise<void>

export type Account = NonNullable<Awaited<ReturnType<Accounts['findByEmail']>>>

export type Accounts = ReturnType<typeof createAccounts>

/** Creates the repository of accounts. Email addresses are compared without regard to case. */
export function createAccounts(db: Db) {
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

    /** Reads a member's public data. */
    findPublic: (id: number) =>
      db.selectFrom('users').select(['id', 'user_name', 'avatar']).where('id', '=', id).executeTakeFirst(),

    async read(id: number) {
      const user = await db
        .selectFrom('users')
        .select(['id', 'name', 'last_name', 'email', 'avatar', 'user_name', 'is_admin', 'areas', 'unit'])
        .select(['is_workshop', 'height_cm', 'created_at as member_since'])
        .select(lacksSecondFactor('users').as('lacks_second_factor'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return {
        ...user,
        unit: user.unit === 1 ? (1 as const) : (0 as const),
        member_since: user.member_since.toISOString(),
      }
    },

    saveRider: (id: number, rider: { height_cm: number | null }) =>
      db.updateTable('users').set(rider).where('id', '=', id).execute(),

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

/** Queues the email that welcomes a new member. */
export const queueWelcome = (trx: Db, { email, name }: Pick<NewAccount, 'email' | 'name'>) =>
  queueEmail(trx, { template: 'welcome', to: email.toLowerCase(), data: { name } })

/** Inserts an account within the caller's transaction and returns its id; null when the address is taken. */
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
    .returning('id')
    .executeTakeFirst()
  if (!created) return null
  await onRegistered(trx, created.id, now)
  return created.id
}

/** Returns the public user name for a person's name; it never contains the email address. */
export function userName(name: string) {
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
  return `${readable.slice(0, 20) || 'rider'}-${randomBytes(4).toString('hex')}`
}
