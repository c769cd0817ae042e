import type { SystemFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { KEPT_MS } from '../email/purge-outbox.ts'
import { countBadJobs } from '../job-runs/list-jobs.ts'
import type { FigurePeriod } from './figure-period.ts'

interface Needs {
  db: Db
  now: Date
}

/** Returns what didn't go well by itself: emails, searches and jobs. */
export async function readSystem(needs: Needs, period: FigurePeriod): Promise<SystemFiguresData> {
  const [failed_emails, misses, jobs] = await Promise.all([
    failedEmails(needs, period),
    searchMisses(needs.db, period),
    countBadJobs(needs),
  ])
  return { failed_emails, misses, ...jobs }
}

/** Emails that ended longer ago than they are kept for may be missing, so that such a period isn't compared. */
async function failedEmails({ db, now }: Needs, { beforeStart, start, end }: FigurePeriod) {
  const counts = await db
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where done_at >= ${start})`.as('now'),
      sql<number>`count(*) filter (where done_at < ${start})`.as('before'),
    ])
    .where('outcome', '=', 'given_up')
    .where('done_at', '>=', beforeStart)
    .where('done_at', '<', end)
    .executeTakeFirstOrThrow()
  const isKept = beforeStart.getTime() >= now.getTime() - KEPT_MS
  return { now: counts.now, before: isKept ? counts.before : null }
}

async function searchMisses(db: Db, { beforeDay, firstDay, lastDay }: FigurePeriod) {
  const counts = await db
    .selectFrom('search_miss_days')
    .select([
      sql<number>`coalesce(sum(count) filter (where day >= ${firstDay}), 0)`.as('now'),
      sql<number>`coalesce(sum(count) filter (where day < ${firstDay}), 0)`.as('before'),
      sql<boolean>`(select min(day) < ${firstDay} from search_miss_days)`.as('is_known'),
    ])
    .where('day', '>=', beforeDay)
    .where('day', '<=', lastDay)
    .executeTakeFirstOrThrow()
  return { now: Number(counts.now), before: counts.is_known ? Number(counts.before) : null }
}
