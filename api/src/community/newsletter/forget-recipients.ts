import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

const DAY_MS = 24 * 3_600_000
/** How long after its end or stop an issue knows who got it: as long as figures of who left still change. */
const KEPT_MS = 90 * DAY_MS
/** How long the job tries, so that it needn't look at all issues of all times. */
const TRIED_MS = 30 * DAY_MS

interface Needs {
  db: Db
  now: () => Date
}

const ENDED = sql<Date>`coalesce(ended_at, updated_at)`

/** Creates the job that takes the addresses off old issues, whose figures stay. Who still waits for one is kept. */
export const createForgetRecipients =
  ({ db, now }: Needs) =>
  async () => {
    const kept = now().getTime() - KEPT_MS
    await db
      .updateTable('newsletter_recipients')
      .set({ email: sql<string>`'forgotten ' || id` })
      .where('email', 'not like', 'forgotten %')
      .where('state', 'not in', ['waiting', 'queued'])
      .where('issue_id', 'in', (eb) =>
        eb
          .selectFrom('newsletter_issues')
          .select('newsletter_issues.id')
          .where('newsletter_issues.state', 'in', ['sent', 'stopped'])
          .where(ENDED, '<=', new Date(kept))
          .where(ENDED, '>', new Date(kept - TRIED_MS)),
      )
      .execute()
  }
