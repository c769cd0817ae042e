import * as z from '@nireeka/contracts/zod'

import { answerOf, Page, pageOf } from './common.ts'
import { JOB_STATES } from './job-states.ts'

/** Query of GET /api/backoffice/jobs, for admins: by name. */
export const JobsQuery = z.strictObject({ page: Page, state: z.enum(JOB_STATES).optional() })

const Job = z.strictObject({
  id: z.int(),
  name: z.string(),
  state: z.enum(JOB_STATES),
  last_run_at: z.string(),
  /** How long the last run took, in milliseconds. */
  took_ms: z.int(),
  /** When it runs next at the latest. */
  due_at: z.string(),
  /** The first failure after the last run that went well; null where the last run went well. */
  failed_since: z.string().nullable(),
  /** The last failure, also where runs have gone well since. */
  last_error: z.string().nullable(),
  last_failed_at: z.string().nullable(),
})
export type JobData = z.infer<typeof Job>
export const JobsAnswer = answerOf(pageOf(Job))
