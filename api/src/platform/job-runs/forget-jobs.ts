import type { Db } from '../database/open-database.ts'

const KEPT_MS = 7 * 24 * 3_600_000

interface Needs {
  db: Db
  now: () => Date
}

/** Creates the job that forgets jobs which haven't run for a week: no version of the site has them any more. */
export const createForgetJobs =
  ({ db, now }: Needs) =>
  async () => {
    const before = new Date(now().getTime() - KEPT_MS)
    await db.deleteFrom('job_runs').where('last_run_at', '<', before).execute()
  }
