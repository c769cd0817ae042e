import type { Attempts, Db } from '../../platform/index.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * What can't matter any more goes: access tokens, links and ID tokens that are over, and attempts that
 * no lockout counts any more. What tells of a session that ended stays as long as it would have lived, and a day.
 */
export const purgeAccounts =
  ({ db, now, attempts }: { db: Db; now: () => Date; attempts: Attempts }) =>
  async () => {
    await db.deleteFrom('access_tokens').where('expires_at', '<', now()).execute()
    const yesterday = new Date(now().getTime() - DAY_MS)
    await db.deleteFrom('sessions').where('expires_at', '<', yesterday).execute()
    await db.deleteFrom('password_resets').where('expires_at', '<', now()).execute()
    await db.deleteFrom('used_id_tokens').where('expires_at', '<', now()).execute()
    await attempts.purge()
  }
