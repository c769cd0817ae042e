import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

const DAY_MS = 24 * 3_600_000
/** How long after its end an issue knows who got it: as long as figures of who left still change. */
const KEPT_MS = 90 * DAY_MS
/** How long the job tries, so that it needn't look at all issues of all times. */
const TRIED_MS = 30 * DAY_MS

interface Needs {
  db: Db
  now: () => Date
}

/** Creates the job that takes the addresses off old issues, whose figures stay. */
export const createForgetRecipients =
  ({ db, now }: Needs) =>
  async () => {
    const kept = now().getTime() - KEPT_MS
    await db
      .updateTable('newsletter_recipients')
      .set({ email: sql<string>`'forgotten ' || id` })
      .where('email', 'not like', 'forgotten %')
      .where('issue_id', 'in', (eb) =>
        eb
          .selectFrom('newsletter_issues')
          .select('newsletter_issues.id')
          .where('ended_at', '<=', new Date(kept))
          .where('ended_at', '>', new Date(kept - TRIED_MS)),
      )
      .execute()
  }
