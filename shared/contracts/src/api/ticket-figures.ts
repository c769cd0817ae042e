import * as z from '@nireeka/contracts/zod'

import { answerOf } from './common.ts'
import { TICKET_PRIORITIES } from './support.ts'

/** How many times a 90th percentile needs: among fewer it is little more than the longest one. */
export const ENOUGH_TIMES = 10

/** How long something took, in minutes; null where there are too few of it. */
const Times = z.strictObject({ count: z.int(), median: z.number().nullable(), p90: z.number().nullable() })

const Week = z.strictObject({
  /** Its Monday, in UTC, such as 2026-11-02. */
  week: z.string(),
  /** How many tickets were opened in it, without those that were merged into another one. */
  opened: z.int(),
  /** Of these tickets: from the opening to our first answer, as far as there is one. */
  first_answer: Times,
  /** Of these tickets: from the opening to the end of the conversation, as far as it has ended. */
  resolution: Times,
  /** The ratings that were given in this week. */
  ratings: z.strictObject({ count: z.int(), average: z.number().nullable() }),
})

/** Answer of GET /api/backoffice/tickets/figures: the last 12 weeks, the present one first, and what is open now. */
export const TicketFiguresAnswer = answerOf(
  z.strictObject({
    weeks: z.array(Week),
    open: z.array(
      z.strictObject({
        priority: z.enum(TICKET_PRIORITIES),
        count: z.int(),
        /** Of how many the customer waits for us. */
        waiting: z.int(),
      }),
    ),
  }),
)
export type TicketFiguresData = z.infer<typeof TicketFiguresAnswer>['data']
