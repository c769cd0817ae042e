import * as z from '@nireeka/contracts/zod'

import { answerOf, Dollars, filled, Id, IdempotencyKey, PathId, text } from './common.ts'
import { ORDER_STATUSES } from './order-statuses.ts'
import { REFUND_STATES } from './orders.ts'
import { RETURN_REASONS, RETURN_STATUSES, RETURN_WISHES } from './return-statuses.ts'

const Photo = z.strictObject({ id: z.int(), name: z.string() })
const Status = z.enum(RETURN_STATUSES)
const Wish = z.enum(RETURN_WISHES)

const Wanted = z.strictObject({ product_id: z.int(), title: z.string() })

/** The order that sends what a return was exchanged for. */
export const ExchangeOrder = z.strictObject({ id: z.int(), number: z.string() })

export const ReturnLine = z.strictObject({
  line_id: z.int(),
  title: z.string(),
  image: z.string().nullable(),
  count: z.int(),
  reason: z.enum(RETURN_REASONS),
  /** What the member wants instead; null for money. */
  exchange_for: Wanted.nullable(),
  /** How many have arrived; null until the parcel is here. */
  received: z.int().nullable(),
  /** What is taken off for wear, and why. */
  deduction: Dollars,
  deduction_reason: z.string().nullable(),
})

const Return = z.strictObject({
  id: z.int(),
  /** Such as R-1001. */
  number: z.string(),
  status: Status,
  wish: Wish,
  comment: z.string().nullable(),
  /** When it was asked for, as ISO 8601 in UTC. */
  requested_at: z.string(),
  lines: z.array(ReturnLine),
  /** What the shop said with the latest change: how to send it, or why not; null when it said nothing. */
  message: z.string().nullable(),
  /** The lines of the address to send it to; null as long as it isn't to be sent. */
  send_to: z.array(z.string()).nullable(),
  refund: z.strictObject({ amount: Dollars, to_credits: Dollars, state: z.enum(REFUND_STATES) }).nullable(),
  /** Null when it wasn't exchanged. */
  exchange_order: ExchangeOrder.nullable(),
  photos: z.array(Photo),
  /** Every change of the status, the oldest first. */
  moves: z.array(z.strictObject({ status: Status, at: z.string() })),
})
export type ReturnData = z.infer<typeof Return>
export const ReturnAnswer = answerOf(Return)

const ReturnableLine = z.strictObject({
  line_id: z.int(),
  title: z.string(),
  /** The parts by name, for a bike or its upgrades. */
  description: z.string(),
  image: z.string().nullable(),
  /** How many pieces may be sent back. */
  returnable: z.int(),
  /** Why none may; null when some do. */
  refusal: z.string().nullable(),
  /** What is in stock that it can be exchanged for at the same price: the same again, or another size or colour. */
  exchange_for: z.array(Wanted),
})
export type ReturnableLineData = z.infer<typeof ReturnableLine>

/** Answer of GET /api/orders/{id}/returns: what of an order may be sent back, and what was asked for before. */
export const OrderReturnsAnswer = answerOf(
  z.strictObject({
    order: z.strictObject({ id: z.int(), number: z.string() }),
    /** Why nothing can be sent back; null when something can. */
    refusal: z.string().nullable(),
    /** Until when it can be asked for, as ISO 8601 in UTC; null before the delivery. */
    until: z.string().nullable(),
    lines: z.array(ReturnableLine),
    /** The oldest first. */
    returns: z.array(Return),
  }),
)
export type OrderReturnsData = z.infer<typeof OrderReturnsAnswer>['data']

const ChosenLine = z.strictObject({
  line_id: Id,
  count: z.int().min(1).max(10_000),
  reason: z.enum(RETURN_REASONS),
  /** The product that the member wants instead, for the wish `exchange`. */
  exchange_for: Id.nullable().default(null),
})

/**
 * Body of POST /api/orders/{id}/returns: 409 `cannot_return` with the order's or the line's `refusal`, `too_many_pieces`
 * for more than may be sent back,
 * `cannot_exchange` for a line that can't be exchanged as wished. With the same key again it answers the same return.
 */
export const ReturnHeaders = z.object({ 'idempotency-key': IdempotencyKey })
export const ReturnRequest = z
  .strictObject({
    lines: z.array(ChosenLine).min(1, 'Choose what you want to send back.').max(200),
    wish: Wish,
    comment: text(2000)
      .transform((value) => value.trim() || null)
      .nullable()
      .default(null),
  })
  .refine(({ lines }) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length, {
    path: ['lines'],
    message: 'Each line can be named once.',
  })
  .refine(
    ({ wish, lines }) => lines.every((line) => (line.exchange_for !== null) === (wish === 'exchange')),
    {
      path: ['lines'],
      message: 'Choose what you want instead of each item.',
    },
  )

/** Parameters of the photos of a return, which its member sends and reads: the body is the picture itself. */
export const OwnReturnParams = z.strictObject({ id: PathId, return: PathId })
export const OwnPhotoParams = OwnReturnParams.extend({ photo: PathId })
export const ReturnPhotoAnswer = answerOf(Photo)

/** A return as the order's page of the back office links to it. */
export const ReturnLink = z.strictObject({ id: z.int(), number: z.string(), status: Status })

export const ReturnOrder = z.strictObject({ id: z.int(), number: z.string(), status: z.enum(ORDER_STATUSES) })

/** A sentence that the member reads. */
export const ReturnMessage = filled(1000)
