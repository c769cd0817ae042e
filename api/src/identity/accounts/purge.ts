import type { Attempts, Db } from '../../platform/index.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Creates the job that deletes expired access tokens, links and ID tokens, and attempts that no longer count towards a
 * lockout. Records of an ended session stay for a day after the session would have expired.
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
