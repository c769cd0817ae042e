import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Dollars, Page, pageOf, text } from './common.ts'
import { ORDER_PAYMENTS, ORDER_VIEWS } from './order-statuses.ts'
import { OrderSummary, ShownStatus } from './orders.ts'

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** What narrows the list of orders besides the view. */
const filters = {
  /** The beginning of an order's number (with or without NK-), of a name or of an email address; any case. */
  search: text(100).optional(),
  /** The first and the last day on which the orders were placed, in UTC. */
  placed_from: Day.optional(),
  placed_to: Day.optional(),
  status: ShownStatus.optional(),
  payment: z.enum(ORDER_PAYMENTS).optional(),
}

/**
 * Query of GET /api/backoffice/orders, for admins, and without `page` of GET /api/backoffice/orders/export, which answers
 * a CSV file of at most 200,000 orders. `highest` and `lowest` sort by the total.
 */
export const OrderExportQuery = z.strictObject({
  ...filters,
  view: z.enum(ORDER_VIEWS).optional(),
  sort: z.enum(ORDER_SORTS).default('newest'),
})
export const OrderListQuery = OrderExportQuery.extend({
  page: Page,
  per_page: z.enum(['50', '200', '500']).default('50').transform(Number),
})

export const Customer = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The address that the order's emails go to. */
  email: z.string(),
})

const OrderRow = OrderSummary.extend({
  lines: z.array(z.strictObject({ title: z.string(), count: z.int(), is_bike: z.boolean() })),
  customer: Customer,
  /** Where it goes. */
  city: z.string(),
  country: z.string(),
  payment: z.enum(ORDER_PAYMENTS),
  /** The first day on which a bike of it is promised, and whether one isn't built by then; null without a day. */
  promised_on: Day.nullable(),
  is_late: z.boolean(),
  refunded: Dollars,
  /** Counts the changes of the order: writing calls send it back. */
  version: z.int(),
})
export type OrderRowData = z.infer<typeof OrderRow>
export const OrderListAnswer = answerOf(pageOf(OrderRow))
export type OrderListData = z.infer<typeof OrderListAnswer>['data']

/** Query of GET /api/backoffice/orders/counts: how many orders there are in each view, and in all. */
export const OrderCountsQuery = z.strictObject(filters)
export const OrderCountsAnswer = answerOf(
  z.strictObject({
    total: z.int(),
    counts: z.array(z.strictObject({ view: z.enum(ORDER_VIEWS), count: z.int() })),
  }),
)
