import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Dollars, Page, pageOf, PathId, text } from './common.ts'
import { Actor } from './actor.ts'
import { Customer } from './order-list.ts'
import { REFUND_STATES } from './orders.ts'
import { RETURN_REASONS, RETURN_STATUSES, RETURN_WISHES } from './return-statuses.ts'
import { ExchangeOrder, ReturnLine, ReturnOrder } from './returns.ts'

export const RETURN_SORTS = ['newest', 'oldest'] as const

/** What narrows the list of returns besides the status. */
const filters = {
  /** The beginning of a return's or an order's number, of a name or of an email address; any case. */
  search: text(100).optional(),
  /** The first and the last day on which the returns were asked for, in UTC. */
  requested_from: Day.optional(),
  requested_to: Day.optional(),
}

/**
 * Query of GET /api/backoffice/returns, for admins, and without `page` of GET /api/backoffice/returns/export, which
 * answers a CSV file.
 */
export const ReturnExportQuery = z.strictObject({
  ...filters,
  status: z.enum(RETURN_STATUSES).optional(),
  sort: z.enum(RETURN_SORTS).default('newest'),
})
export const ReturnListQuery = ReturnExportQuery.extend({ page: Page })

const ReturnRow = z.strictObject({
  id: z.int(),
  number: z.string(),
  status: z.enum(RETURN_STATUSES),
  wish: z.enum(RETURN_WISHES),
  requested_at: z.string(),
  order: ReturnOrder,
  customer: Customer,
  lines: z.array(z.strictObject({ title: z.string(), count: z.int(), reason: z.enum(RETURN_REASONS) })),
  /** What its pieces cost after the promo code's discount, without tax; a refund also counts that and deductions. */
  value: Dollars,
})
export type ReturnRowData = z.infer<typeof ReturnRow>
export const ReturnListAnswer = answerOf(pageOf(ReturnRow))
export type ReturnListData = z.infer<typeof ReturnListAnswer>['data']

/** Query of GET /api/backoffice/returns/counts: how many returns there are in each status; one without is left out. */
export const ReturnCountsQuery = z.strictObject(filters)
export const ReturnCountsAnswer = answerOf(
  z.strictObject({
    total: z.int(),
    counts: z.array(z.strictObject({ status: z.enum(RETURN_STATUSES), count: z.int() })),
  }),
)

/** What staff may do with a return, each by the call of its name. */
export const RETURN_ACTIONS = [
  'approve',
  'reject',
  'receive',
  'inspect',
  'refund',
  'exchange',
  'close',
] as const
export type ReturnAction = (typeof RETURN_ACTIONS)[number]

const AdminReturnLine = ReturnLine.extend({
  product_id: z.int(),
  /** How many went back to the stock, and how many didn't; null until somebody has looked at them. */
  restocked: z.int().nullable(),
  written_off: z.int().nullable(),
  /** What somebody saw; only admins read it. */
  condition: z.string().nullable(),
  /** What was paid for the pieces that have arrived, or that are to come: the most that can be taken off. */
  value: Dollars,
  /** What it can be exchanged for at the same price; none for bikes. `available` is null where it isn't counted. */
  exchange_options: z.array(
    z.strictObject({ product_id: z.int(), title: z.string(), available: z.int().nullable() }),
  ),
})
export type AdminReturnLineData = z.infer<typeof AdminReturnLine>

/** Answer of GET /api/backoffice/returns/{id}, for admins, and of every call that writes to it. */
export const AdminReturnAnswer = answerOf(
  z.strictObject({
    id: z.int(),
    number: z.string(),
    status: z.enum(RETURN_STATUSES),
    /** Counts the changes of the return: writing calls send it back. */
    version: z.int(),
    wish: z.enum(RETURN_WISHES),
    comment: z.string().nullable(),
    requested_at: z.string(),
    order: ReturnOrder,
    customer: Customer,
    lines: z.array(AdminReturnLine),
    /** What is given back for the pieces after deductions: at most what is left of what was paid for the order. */
    refundable: Dollars,
    allowed: z.array(z.enum(RETURN_ACTIONS)),
    /** The latest refund of its pieces. */
    refund: z.strictObject({ amount: Dollars, to_credits: Dollars, state: z.enum(REFUND_STATES) }).nullable(),
    /** The order that sends what it was exchanged for. */
    exchange_order: ExchangeOrder.nullable(),
    photos: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    /** The oldest first. */
    moves: z.array(
      z.strictObject({
        status: z.enum(RETURN_STATUSES),
        who: Actor,
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
  }),
)
export type AdminReturnData = z.infer<typeof AdminReturnAnswer>['data']

export const ReturnPhotoParams = z.strictObject({ id: PathId, photo: PathId })
