import { hashOf, type Db } from '../../platform/index.ts'
import type { Claims } from './claims.ts'

interface Needs {
  db: Db
  now: () => Date
  /** The display names of the configured providers, by provider name. */
  titles: ReadonlyMap<string, string>
}

interface Link {
  userId: number
  provider_name: string
  claims: Claims
}

export type Identities = ReturnType<typeof createIdentities>

/** Creates the repository of the provider accounts that members sign in with. */
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

    /** Returns the id of the member whom an identity belongs to; null if it isn't linked. */
    async find({ issuer, subject }: Claims, trx: Db = db): Promise<number | null> {
      const found = await trx
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return found?.user_id ?? null
    },

    /**
     * Links an identity to a member; false when it is linked already, or the member has another account of that
     * provider linked.
     */
    async link({ userId, provider_name, claims }: Link, trx: Db = db): Promise<boolean> {
      const { issuer, subject } = claims
      const linked = await trx
        .insertInto('identities')
        .values({ user_id: userId, provider_name, issuer, subject, linked_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(linked.numInsertedOrUpdatedRows) === 1
    },

    /** Removes a link; null when there is none, false when it is the member's only way to log in and stays. */
    unlink: (userId: number, provider_name: string): Promise<boolean | null> =>
      db.transaction().execute(async (trx) => {
        // Locks the member's row first: of two simultaneous removals, the second sees the result of the first.
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

    /**
     * Marks an ID token as used; false when it was used before. The mark is kept until the token expires, plus a
     * minute.
     */
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
