import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { describe } from '../email/sending/describe-failure.ts'
import type { JobRun } from '../jobs.ts'

const SECOND_MS = 1000

interface Needs {
  db: Db
  now?: () => Date
}

/** Creates the function that notes the last run of each job, for admins. */
export const createNoteJob =
  ({ db, now = () => new Date() }: Needs) =>
  async ({ name, isFailed, seconds, error }: JobRun): Promise<void> => {
    const at = now()
    const failedAt = isFailed ? at : null
    await db
      .insertInto('job_runs')
      .values({
        name,
        last_run_at: at,
        took_ms: Math.round(seconds * SECOND_MS),
        failed_since: failedAt,
        last_failed_at: failedAt,
        last_error: isFailed ? describe(error, {}) : null,
      })
      .onConflict((known) =>
        known.column('name').doUpdateSet((is) => ({
          last_run_at: is.ref('excluded.last_run_at'),
          took_ms: is.ref('excluded.took_ms'),
          failed_since: sql<Date | null>`
            case when excluded.failed_since is not null
              then coalesce(job_runs.failed_since, excluded.failed_since) end`,
          last_failed_at: is.fn.coalesce('excluded.last_failed_at', 'job_runs.last_failed_at'),
          last_error: is.fn.coalesce('excluded.last_error', 'job_runs.last_error'),
        })),
      )
      .execute()
  }
