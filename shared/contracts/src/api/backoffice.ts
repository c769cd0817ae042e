import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars } from './common.ts'
import { ShownStatus } from './orders.ts'

const LatestOrder = z.strictObject({
  id: z.int(),
  number: z.string(),
  status: ShownStatus,
  customer: z.string(),
  total: Dollars,
  placed_at: z.string(),
})
const LowProduct = z.strictObject({
  id: z.int(),
  kind: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  stock: z.int(),
})
const LiveVersion = z.strictObject({ name: z.string(), version: z.string(), changed_at: z.string() })
const NewMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  is_admin: z.int(),
  created_at: z.string(),
})

/**
 * Answer of GET /api/backoffice/overview: money in dollars, times in ISO 8601 (UTC), lists by the newest or the
 * scarcest first.
 */
export const OverviewAnswer = answerOf(
  z.strictObject({
    latest_orders: z.array(LatestOrder),
    low_stock: z.array(LowProduct),
    live_remotes: z.array(LiveVersion),
    newest_members: z.array(NewMember),
  }),
)
export type OverviewData = z.infer<typeof OverviewAnswer>['data']

/**
 * Answer of GET /api/backoffice/waiting: how much waits for staff, by the area that it is done in. Staff get null for
 * the areas in which they don't work.
 */
export const WaitingAnswer = answerOf(
  z.strictObject({
    orders: z
      .strictObject({
        /** Orders whose payment doesn't match and waits for a decision. */
        held: z.int(),
        /** Paid orders that nobody has begun. */
        paid: z.int(),
        ready_to_ship: z.int(),
      })
      .nullable(),
    /** Bikes that aren't built: those past their promised day, and those promised for today and the six days after. */
    bikes: z.strictObject({ late: z.int(), this_week: z.int() }).nullable(),
    /** Requests that wait for an answer, and returns that have arrived and wait for an inspection. */
    returns: z.strictObject({ requested: z.int(), received: z.int() }).nullable(),
    /** Products and parts that are low or out of stock. */
    low_stock: z.int().nullable(),
    /** Reviews that wait for a decision. */
    reviews: z.int().nullable(),
    /** Posts of the forum with open reports, and posts that wait to be approved. */
    forum: z.strictObject({ reports: z.int(), held: z.int() }).nullable(),
    /** Tickets that wait for an answer of ours. */
    tickets: z.int().nullable(),
  }),
)
export type WaitingData = z.infer<typeof WaitingAnswer>['data']
