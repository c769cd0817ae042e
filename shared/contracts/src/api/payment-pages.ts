import * as z from '@nireeka/contracts/zod'

import { answerOf, PathId, text } from './common.ts'
import { ShownStatus } from './orders.ts'

/**
 * Path parameters of GET /api/call-back-pay/{a}/{b}?session_id: `a` is the provider, `b` the order; `session_id` is
 * the order's own secret.
 */
export const CallBackParams = z.strictObject({ a: text(40), b: PathId })
export const CallBackQuery = z.strictObject({ session_id: text(200).min(1) })
export const CallBackAnswer = answerOf(
  z.strictObject({ order_id: z.int(), number: z.string(), status: ShownStatus }),
)

/**
 * Answer of POST /api/orders/{id}/pay for an unpaid order: the absolute address of the payment page. 409 when the
 * order no longer waits for payment.
 */
export const PayAnswer = answerOf(z.strictObject({ redirect: z.string() }))

/** Query of GET /api/call-back/{id}?session_id, to which the card provider returns (spec, section 7). */
export const CardReturnQuery = z.strictObject({ session_id: text(300).min(1) })

/** Query of GET /api/call-back-pay-pal/{id}?token, to which PayPal returns (spec, section 7); PayPal adds PayerID. */
export const PayPalReturnQuery = z.strictObject({ token: text(200).min(1), PayerID: text(100).optional() })
