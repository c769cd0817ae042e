import * as z from '@nireeka/contracts/zod'

import { CARRIERS } from '../carriers.ts'
import { Actor } from './actor.ts'
import { answerOf, Day, Dollars, filled, Id, IdempotencyKey, Page, pageOf, PathId, text } from './common.ts'
import { PAYMENT_STATES } from './member-payments.ts'
import { ORDER_STATUSES } from './order-statuses.ts'
import {
  CANCEL_REFUSALS,
  LinePieces,
  OrderDetails,
  OrderLine,
  OrderRefund,
  OrderSummary,
  Shipment,
  ShownStatus,
} from './orders.ts'
import { ReturnLink } from './returns.ts'

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** What narrows the list of orders besides the status. */
const filters = {
  /** The beginning of an order's number (with or without NK-), of a name or of an email address; any case. */
  search: text(100).optional(),
  /** The first and the last day on which the orders were placed, in UTC. */
  placed_from: Day.optional(),
  placed_to: Day.optional(),
}

/**
 * Query of GET /api/backoffice/orders, for admins, and without `page` of GET /api/backoffice/orders/export, which answers
 * a CSV file of at most 200,000 orders. `highest` and `lowest` sort by the total.
 */
export const OrderExportQuery = z.strictObject({
  ...filters,
  status: ShownStatus.optional(),
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
  customer: Customer,
  country: z.string(),
  refunded: Dollars,
  /** Counts the changes of the order: writing calls send it back. */
  version: z.int(),
})
export type OrderRowData = z.infer<typeof OrderRow>
export const OrderListAnswer = answerOf(pageOf(OrderRow))
export type OrderListData = z.infer<typeof OrderListAnswer>['data']

/** Query of GET /api/backoffice/orders/counts: how many orders there are in each status; a status without is left out. */
export const OrderCountsQuery = z.strictObject(filters)
export const OrderCountsAnswer = answerOf(
  z.strictObject({
    total: z.int(),
    counts: z.array(z.strictObject({ status: ShownStatus, count: z.int() })),
  }),
)

/** The moves that POST /api/backoffice/orders/{id}/moves makes; all others have calls of their own. */
export const ORDER_MOVES = ['in_production', 'quality_check', 'ready_to_ship'] as const
export type OrderMoveTo = (typeof ORDER_MOVES)[number]
/** The states that POST …/shipments/{shipment}/state sets. */
export const SHIPMENT_MOVES = ['handed_over', 'in_transit', 'exception', 'delivered'] as const
export const ORDER_EMAILS = ['confirmation', 'shipped'] as const
export type OrderEmailName = (typeof ORDER_EMAILS)[number]

const AdminLine = OrderLine.extend({
  id: z.int(),
  /** How many pieces were sent, and how many were refunded. */
  shipped: z.int(),
  refunded: z.int(),
  /**
   * What is given back for the next one, two, three … pieces, as far as they were paid and not refunded yet. It is an
   * estimate in two cases: not more is given back than is left of the order, and all that is left of an order of which
   * nothing was sent comes with its shipping.
   */
  refund_values: z.array(Dollars),
})
export type AdminLineData = z.infer<typeof AdminLine>

const AdminShipment = Shipment.extend({
  lines: z.array(z.strictObject({ line_id: z.int(), title: z.string(), count: z.int() })),
  /** The states that it may have next. */
  next_states: z.array(z.enum(SHIPMENT_MOVES)),
})
export type AdminShipmentData = z.infer<typeof AdminShipment>

const Payment = z.strictObject({
  id: z.int(),
  /** The payment provider: sandbox, stripe, paypal, or credits when store credit has paid everything. */
  provider: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: Dollars,
  /** What the provider says that it took; null as long as it hasn't. */
  captured: Dollars.nullable(),
  refunded: Dollars,
  /** The provider's name for the payment. */
  ref: z.string().nullable(),
  created_at: z.string(),
  changed_at: z.string(),
})

export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const

const OrderEmailRow = z.strictObject({
  id: z.int(),
  /** What it tells: order, order_shipped, order_refunded … */
  template: z.string(),
  to: z.string(),
  /** The shipment that it is about; null for all other emails. */
  shipment_id: z.int().nullable(),
  state: z.enum(EMAIL_STATES),
  /** When it was sent or given up; as long as it is queued, when it was queued. */
  at: z.string(),
})

/** What may be done with an order now. */
const Allowed = z.strictObject({
  moves: z.array(z.enum(ORDER_MOVES)),
  /** Whether a shipment can be made, of the lines' `to_ship` pieces. */
  ship: z.boolean(),
  cancel: z.boolean(),
  /** Whether its held payment can be accepted, and refused. */
  accept_payment: z.boolean(),
  refuse_payment: z.boolean(),
  /** The most that can be refunded; 0 when nothing can. */
  refund: Dollars,
  emails: z.array(z.enum(ORDER_EMAILS)),
})

/**
 * Answer of GET /api/backoffice/orders/{id}, for admins, and of every call that writes to it. `may_cancel` and `pay_url`
 * are the member's.
 */
export const AdminOrderAnswer = answerOf(
  OrderDetails.extend({
    customer: Customer,
    version: z.int(),
    /** Why the order waits for a decision about its payment; null for all others. */
    held_reason: z.string().nullable(),
    allowed: Allowed,
    /** Why admins can't cancel the order; null when they can. */
    cancel_refusal: z.enum(CANCEL_REFUSALS).nullable(),
    lines: z.array(AdminLine),
    payments: z.array(Payment),
    moves: z.array(
      z.strictObject({
        status: z.enum(ORDER_STATUSES),
        from: z.enum(ORDER_STATUSES).nullable(),
        who: Actor,
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
    shipments: z.array(AdminShipment),
    /** The emails about the order of the last month, the oldest first. */
    emails: z.array(OrderEmailRow),
    /** What its member sends back, the oldest first. */
    returns: z.array(ReturnLink),
    /** The oldest first, as all lists here. */
    notes: z.array(z.strictObject({ id: z.int(), text: z.string(), who: Actor, at: z.string() })),
    refunds: z.array(
      OrderRefund.extend({
        id: z.int(),
        to_provider: Dollars,
        who: Actor,
        /** The pieces that it is for; empty for a refund of an amount. */
        lines: z.array(LinePieces),
      }),
    ),
  }),
)
export type AdminOrderData = z.infer<typeof AdminOrderAnswer>['data']

/** The order's `version` as it was read: 409 with the code `stale_version` when the order has changed since. */
const Version = z.int().min(1)
/** A sentence for the order's list of changes; only admins read it. */
const Reason = text(300)
  .transform((value) => value.trim() || null)
  .nullable()
  .default(null)

/** Body of POST /api/backoffice/orders/{id}/moves; 409 `cannot_move` for a move that isn't in `allowed.moves`. */
export const OrderMove = z.strictObject({ to: z.enum(ORDER_MOVES), version: Version, reason: Reason })

export const TrackingNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z\d][A-Za-z\d-]{5,39}$/, 'A tracking number has 6 to 40 letters, digits or hyphens.')

/**
 * Body of POST /api/backoffice/orders/{id}/shipments, which answers 409 `cannot_ship` when the order isn't ready, and
 * `too_many_pieces` for more than is still to be sent. The customer gets an email with the tracking link. With the same
 * key again it answers the same and changes nothing.
 */
export const ShipmentHeaders = z.object({ 'idempotency-key': IdempotencyKey })
export const ShipmentInput = z.strictObject({
  version: Version,
  carrier: z.enum(CARRIERS),
  tracking_number: TrackingNumber,
  lines: z.array(LinePieces).min(1).max(200),
})

/** Body of POST …/shipments/{shipment}/state; 409 `cannot_move` for a state that isn't in `next_states`. */
export const ShipmentParams = z.strictObject({ id: PathId, shipment: PathId })
export const ShipmentMove = z.strictObject({ state: z.enum(SHIPMENT_MOVES), version: Version })

/**
 * Body of POST /api/backoffice/orders/{id}/cancel: cancels an order of which nothing was sent, and refunds it in full.
 * The customer reads the reason in an email. 409 `cannot_cancel` where `cancel_refusal` says why.
 */
export const AdminCancel = z.strictObject({ version: Version, reason: filled(300) })

export const HELD_DECISIONS = ['accept', 'refuse'] as const
/**
 * Body of POST /api/backoffice/orders/{id}/held-payment, which decides on a payment that doesn't fit its order. `accept`
 * makes the order paid with what was taken; `refuse` sends that back and ends the order, and the customer reads the
 * reason. 409 `not_held`, and `cannot_accept` where `allowed.accept_payment` is false or the provider says otherwise.
 */
export const HeldDecision = z.strictObject({
  version: Version,
  decision: z.enum(HELD_DECISIONS),
  reason: filled(300),
})

/** Body of POST /api/backoffice/orders/{id}/notes. Notes are read by admins only and can't be changed. */
export const OrderNote = z.strictObject({ text: filled(2000) })

/**
 * Body of POST /api/backoffice/orders/{id}/emails, which sends an email of the order again; 409 `cannot_send` where it was
 * never due, 429 for the fourth within a day.
 */
export const OrderEmail = z
  .strictObject({
    template: z.enum(ORDER_EMAILS),
    /** The shipment, for the email `shipped` only. */
    shipment_id: Id.nullable().default(null),
  })
  .refine(({ template, shipment_id }) => (template === 'shipped') === (shipment_id !== null), {
    path: ['shipment_id'],
    message: 'The email about a shipment names it, and no other does.',
  })

/**
 * Query of GET /api/backoffice/orders/{id}/packing-slip, a PDF: of one shipment, or without it of what is still to be
 * sent, or else of all.
 */
export const PackingSlipQuery = z.strictObject({ shipment: PathId.optional() })
