import type { Db } from '../database/open-database.ts'

/** How long an email is kept after its end. */
export const KEPT_MS = 30 * 24 * 3_600_000

interface Needs {
  db: Db
  now: () => Date
}

/** Creates the job that deletes emails a month after sending, since they contain addresses and names. */
export const createPurgeOutbox =
  ({ db, now }: Needs) =>
  async () => {
    const before = new Date(now().getTime() - KEPT_MS)
    await db.deleteFrom('outbox').where('done_at', '<', before).execute()
  }
