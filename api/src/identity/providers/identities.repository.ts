import { hashOf, type Db } from '../../platform/index.ts'
import type { Claims } from './claims.ts'

interface Needs {
  db: Db
  now: () => Date
  /** What the configured providers are called, by their names. */
  titles: ReadonlyMap<string, string>
}

interface Link {
  userId: number
  provider_name: string
  claims: Claims
}

export type Identities = ReturnType<typeof createIdentities>

/** The accounts at other providers that members sign in with. */
export function createIdentities({ db, now, titles }: Needs) {
  async function isOnlyWayIn(trx: Db, userId: number, provider_name: string) {
    const { password_hash } = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (password_hash !== null) return false
    const others = await trx
      .selectFrom('identities')
      .select('provider_name')
      .where('user_id', '=', userId)
      .where('provider_name', '!=', provider_name)
      .execute()
    return !others.some((one) => titles.has(one.provider_name))
  }

  return {
    async of(userId: number) {
      const linked = await db
        .selectFrom('identities')
        .select(['provider_name', 'linked_at'])
        .where('user_id', '=', userId)
        .orderBy('provider_name')
        .execute()
      return linked.map(({ provider_name, linked_at }) => ({
        provider_name,
        title: titles.get(provider_name) ?? provider_name,
        linked_at: linked_at.toISOString(),
      }))
    },

    /** Whose identity that is. */
    async find({ issuer, subject }: Claims, trx: Db = db): Promise<number | null> {
      const found = await trx
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return found?.user_id ?? null
    },

    /** False: it is linked already, or the member has another account of that provider linked. */
    async link({ userId, provider_name, claims }: Link, trx: Db = db): Promise<boolean> {
      const { issuer, subject } = claims
      const linked = await trx
        .insertInto('identities')
        .values({ user_id: userId, provider_name, issuer, subject, linked_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(linked.numInsertedOrUpdatedRows) === 1
    },

    /** Null: there is no such link. False: it stays, since the member couldn't log in any more. */
    unlink: (userId: number, provider_name: string): Promise<boolean | null> =>
      db.transaction().execute(async (trx) => {
        // The member's row is locked first: of two that are unlinked at once, the second sees what the first has left.
        const isOnly = await isOnlyWayIn(trx, userId, provider_name)
        const link = await trx
          .selectFrom('identities')
          .select('subject')
          .where('user_id', '=', userId)
          .where('provider_name', '=', provider_name)
          .executeTakeFirst()
        if (!link) return null
        if (isOnly) return false
        await trx
          .deleteFrom('identities')
          .where('user_id', '=', userId)
          .where('provider_name', '=', provider_name)
          .execute()
        return true
      }),

    /** Uses an ID token up; false when it has been used before. It is kept until it is worth nothing, with a minute's tolerance. */
    async useToken(idToken: string, { expiresAt }: Claims): Promise<boolean> {
      const used = await db
        .insertInto('used_id_tokens')
        .values({ token: hashOf(idToken), expires_at: new Date(expiresAt.getTime() + 120_000) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(used.numInsertedOrUpdatedRows) === 1
    },
  }
}
