import * as z from '@nireeka/contracts/zod'

import { CARRIERS } from '../carriers.ts'
import { filled, Id, IdempotencyKey, PathId, text } from './common.ts'
import { ORDER_EMAILS, ORDER_MOVES, SHIPMENT_MOVES } from './order-admin.ts'
import { LinePieces } from './refunds.ts'

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
  lines: z.array(LinePieces).min(1, 'Choose at least one item to ship.').max(200),
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
