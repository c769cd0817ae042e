import * as z from '@nireeka/contracts/zod'

import { MOST_SEARCHED } from '../constants.ts'
import { answerOf, Day, Dollars, Page, pageOf, PathId, text } from './common.ts'
import { ORDER_GROUPS, ORDER_STATUSES } from './order-statuses.ts'

/**
 * The status of an order as members see it: `held` means that the payment doesn't match the order and staff will check
 * it.
 */
export const ShownStatus = z.enum([...ORDER_STATUSES, 'held'])
export type ShownOrderStatus = z.infer<typeof ShownStatus>

/**
 * Why a member can't cancel an order: its state, upgrades that were bought for its bike, or a gift card of it that was
 * redeemed. `ended` is an order of which nothing is left to cancel.
 */
export const CANCEL_REFUSALS = [
  'held',
  'in_production',
  'packed',
  'sent',
  'refunding',
  'ended',
  'has_upgrades',
  'gift_card_redeemed',
] as const
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number]

export const SHIPMENT_STATES = ['preparing', 'handed_over', 'in_transit', 'exception', 'delivered'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

export const REFUND_STATES = ['requested', 'done', 'failed'] as const

export const OrderSummary = z.strictObject({
  id: z.int(),
  number: z.string(),
  status: ShownStatus,
  /** When the order was placed, as ISO 8601 in UTC. */
  placed_at: z.string(),
  total: Dollars,
  item_count: z.int(),
  /** Titles, counts and pictures of what was bought. */
  lines: z.array(z.strictObject({ title: z.string(), count: z.int(), image: z.string().nullable() })),
})

/** Query of GET /api/orders. `q`: only orders with all these words in their number or in the names of what was bought. */
export const OrdersQuery = z.strictObject({
  page: Page,
  state: z.enum(ORDER_GROUPS).default('all'),
  q: text(MOST_SEARCHED).optional(),
})

/** What happens to an order when, as days such as 2026-12-18 in UTC. */
export const OrderSchedule = z.strictObject({
  ordered_on: Day,
  /** When its bikes are built; null for an order without a bike. */
  built_on: Day.nullable(),
  /** When it leaves us: the day of its last parcel, or else the day on which its bikes are built; else null. */
  sent_on: Day.nullable(),
  arrives_from: Day,
  arrives_to: Day,
})
export type OrderScheduleData = z.infer<typeof OrderSchedule>

/** An order in its member's list. */
const OwnOrder = OrderSummary.extend({
  /** What happens when; null before a day is known, and for an order that has arrived or is over. */
  schedule: OrderSchedule.nullable(),
  /** Whether a bike is among what was ordered, which we build before we send it. */
  has_bike: z.boolean(),
  /** The number of its invoice, which GET /api/orders/{id}/invoice answers as a PDF; null without one. */
  invoice_number: z.string().nullable(),
  /** The carrier's page of the last parcel, while that is on its way; else null. */
  tracking_url: z.string().nullable(),
  /** When all of it had arrived; null before. */
  delivered_at: z.string().nullable(),
  /** Whether something of it, other than a bike, can be put into the cart again today. */
  may_buy_again: z.boolean(),
})

/** Answer of GET /api/orders, with the number of the member's orders in each group. */
export const OrdersAnswer = answerOf(
  pageOf(OwnOrder).extend({ counts: z.record(z.enum(ORDER_GROUPS), z.int()) }),
)

/** Body of POST /api/orders/{id}/cancel, which refunds what was paid to where it came from. */
export const CancelOrder = z.strictObject({ reason: text(300).nullable().default(null) })

/** Path parameters of GET /api/orders/{id}/credit-notes/{number} and the same below /api/backoffice, which answer a PDF. */
export const CreditNoteParams = z.strictObject({
  id: PathId,
  number: text(20).regex(/^CN-\d{4}-\d{6,}$/, 'This is a number such as CN-2026-000042.'),
})
