import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Page, pageOf } from './common.ts'

/** Query of GET /api/backoffice/failed-emails, for admins: the latest first. */
export const FailedEmailsQuery = z.strictObject({
  page: Page,
  /** The first and the last day on which they were given up, in UTC. */
  from: Day.optional(),
  to: Day.optional(),
})

const FailedEmail = z.strictObject({
  id: z.int(),
  /** The email's kind, such as order_shipped. */
  template: z.string(),
  /** The reader's address with most of its name hidden: a…@example.com. */
  to: z.string(),
  error: z.string().nullable(),
  attempts: z.int(),
  given_up_at: z.string(),
  /** Whether it can be sent again: links that open something are erased when an email is given up. */
  is_whole: z.boolean(),
})
export type FailedEmailData = z.infer<typeof FailedEmail>
export const FailedEmailsAnswer = answerOf(pageOf(FailedEmail))
