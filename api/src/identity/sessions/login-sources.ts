import { hashOf, newToken, type Db } from '../../platform/index.ts'

const LIFETIME_MS = 90 * 24 * 60 * 60_000

/** Where a login comes from. */
export interface Visitor {
  network: string
  /** The token in the device's cookie; null when nobody has logged in there. */
  device: string | null
}

type Kind = 'device' | 'network'

interface Needs {
  db: Db
  now: () => Date
}

export type LoginSources = ReturnType<typeof createLoginSources>

/**
 * Creates the repository of login sources: the devices and networks from which an account has logged in within 90 days.
 */
export function createLoginSources({ db, now }: Needs) {
  const oldest = () => new Date(now().getTime() - LIFETIME_MS)

  return {
    /**
     * Returns by what an account knows a visitor, the device before the network; null for a stranger. The address of no
     * account costs the same query.
     */
    async knownBy(email: string, { network, device }: Visitor): Promise<Kind | null> {
      const sources = [hashOf(network), ...(device === null ? [] : [hashOf(device)])]
      const found = await db
        .selectFrom('login_sources as source')
        .innerJoin('users as user', 'user.id', 'source.user_id')
        .select('source.kind')
        .where('user.email', '=', email.toLowerCase())
        .where('source.source', 'in', sources)
        .where('source.last_login_at', '>', oldest())
        .orderBy('source.kind')
        .executeTakeFirst()
      return found?.kind ?? null
    },

    /** Stores that an account has logged in from there. Returns the token for the device's cookie. */
    async remember(trx: Db, user_id: number, { network, device }: Visitor): Promise<string> {
      const token = device ?? newToken()
      const last_login_at = now()
      await trx
        .insertInto('login_sources')
        .values([
          { user_id, kind: 'device', source: hashOf(token), last_login_at },
          { user_id, kind: 'network', source: hashOf(network), last_login_at },
        ])
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'kind', 'source']).doUpdateSet({ last_login_at }),
        )
        .execute()
      return token
    },

    /** Deletes sources from which nobody has logged in for 90 days. */
    async purge() {
      await db.deleteFrom('login_sources').where('last_login_at', '<=', oldest()).execute()
    },
  }
}
