import type { NewsletterFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, type FigurePeriod, keptBefore } from '../../platform/index.ts'

/** Returns how many addresses have bounced, without those that were confirmed anew since; none before the first issue. */
export async function readBounces(db: Db, period: FigurePeriod): Promise<NewsletterFiguresData> {
  const { beforeStart, start, end } = period
  const { now, before, first } = await db
    .selectFrom('newsletter_bounces')
    .select([
      sql<number>`count(*) filter (where bounced_at >= ${start})`.as('now'),
      sql<number>`count(*) filter (where bounced_at < ${start})`.as('before'),
      sql<Date | null>`(select min(started_at) from newsletter_issues)`.as('first'),
    ])
    .where('bounced_at', '>=', beforeStart)
    .where('bounced_at', '<', end)
    .executeTakeFirstOrThrow()
  return { bounces: { now, before: keptBefore(before, first, period) } }
}
