import type { Db } from '../../platform/index.ts'

const DAY_MS = 86_400_000
/** How long a browser may repeat what a member sent. */
const SENT_DAYS = 7
const READ_DAYS = 90
const UNREAD_DAYS = 365
/** The most notifications of a run, so that no statement takes long. */
const MOST_ROWS = 5000

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS)

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the job that deletes what nobody needs any more: notifications that were read 90 days ago or are a year old,
 * and a week after it was sent, the key under which a text was sent.
 */
export const createPurgeNotifications =
  ({ db, now }: Needs) =>
  async () => {
    const at = now()
    const old = db
      .selectFrom('notifications')
      .select('id')
      .where((row) =>
        row.or([row('read_at', '<', daysBefore(at, READ_DAYS)), row('at', '<', daysBefore(at, UNREAD_DAYS))]),
      )
      .limit(MOST_ROWS)
    await db.deleteFrom('notifications').where('id', 'in', old).execute()
    await db.deleteFrom('forum_sent').where('at', '<', daysBefore(at, SENT_DAYS)).execute()
  }
