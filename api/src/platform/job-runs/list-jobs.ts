import type { JobsAnswer, JobsQuery, JobState } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { PERIOD_MS } from '../jobs.ts'

const PER_PAGE = 50
/** A job that is due waits for those before it; this is longer than all of them take. */
const LATE_MS = 5 * 60_000

interface Needs {
  db: Db
  now: Date
}

/** Returns a page of the jobs by name, with their last runs. */
export async function listJobs(
  { db, now }: Needs,
  { page, state }: z.output<typeof JobsQuery>,
): Promise<z.output<typeof JobsAnswer>['data']> {
  let found = db.selectFrom('job_runs')
  if (state) found = found.where(stateAt(now), '=', state)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'name', 'last_run_at', 'took_ms', 'failed_since', 'last_error', 'last_failed_at'])
    .select(stateAt(now).as('state'))
    .orderBy('name')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    last_run_at: row.last_run_at.toISOString(),
    due_at: new Date(row.last_run_at.getTime() + PERIOD_MS).toISOString(),
    failed_since: row.failed_since?.toISOString() ?? null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
  }))
  return { items, page, per_page: PER_PAGE, total }
}

/** Returns how many jobs have failed, and how many are late. */
export async function countBadJobs({ db, now }: Needs) {
  const rows = await db
    .selectFrom('job_runs')
    .select([stateAt(now).as('state'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (state: JobState) => rows.find((row) => row.state === state)?.count ?? 0
  return { failed_jobs: countOf('failed'), late_jobs: countOf('late') }
}

const stateAt = (now: Date) => sql<JobState>`
  case when last_run_at < ${new Date(now.getTime() - PERIOD_MS - LATE_MS)} then 'late'
    when failed_since is not null then 'failed' else 'fine' end`
