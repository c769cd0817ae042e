import type { Generated } from 'kysely'

export interface JobTables {
  job_runs: {
    id: Generated<number>
    name: string
    last_run_at: Date
    took_ms: number
    /** The first failure after the last run that went well. */
    failed_since: Generated<Date | null>
    /** The last failure, also where runs have gone well since. */
    last_error: Generated<string | null>
    last_failed_at: Generated<Date | null>
  }
}
