import * as z from '@nireeka/contracts/zod'

import { Actor } from './actor.ts'
import { answerOf, Dollars } from './common.ts'
import { PAYMENT_STATES } from './member-payments.ts'
import { Customer } from './order-list.ts'
import { ORDER_STATUSES } from './order-statuses.ts'
import { OrderDetails, OrderLine, OrderRefund, Shipment } from './order-details.ts'
import { CANCEL_REFUSALS } from './orders.ts'
import { ReturnLink } from './returns.ts'
import { LinePieces } from './refunds.ts'
import { WORKSHOP_STAGES } from './workshop-stages.ts'

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
  /** The bikes that the workshop builds for the line, the oldest first. */
  bikes: z.array(
    z.strictObject({
      /** The id of the ordered bike (`order_bike_id`). */
      id: z.int(),
      stage: z.enum(WORKSHOP_STAGES),
      serial_number: z.string().nullable(),
    }),
  ),
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
