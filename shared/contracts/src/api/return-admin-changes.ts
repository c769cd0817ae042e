import * as z from '@nireeka/contracts/zod'

import { DollarsInput, Id, IdempotencyKey, text } from './common.ts'
import { ReturnMessage } from './returns.ts'

/** The return's `version` as it was read: 409 with the code `stale_version` when it has changed since. */
const Version = z.int().min(1)

/** Body of POST …/approve. The member reads the message with the address: how it is sent, or when it is fetched. */
export const ReturnApproval = z.strictObject({
  version: Version,
  message: text(1000)
    .transform((value) => value.trim() || null)
    .nullable()
    .default(null),
})

/** Body of POST …/reject, and of …/close, which ends a return that didn't come or is worth nothing. The member reads why. */
export const ReturnEnding = z.strictObject({ version: Version, reason: ReturnMessage })

/** Body of POST …/receive: how many of each line have arrived; a line that isn't named has not. */
export const ReturnReceipt = z.strictObject({
  version: Version,
  lines: z
    .array(z.strictObject({ line_id: Id, count: z.int().min(0).max(10_000) }))
    .min(1)
    .max(200),
})

/**
 * Body of POST …/inspect: where the pieces of each line go, all that have arrived. A deduction for wear, in dollars for
 * the whole line, is at most the line's `value`, and the member reads its reason.
 */
export const ReturnInspection = z.strictObject({
  version: Version,
  lines: z
    .array(
      z
        .strictObject({
          line_id: Id,
          restocked: z.int().min(0).max(10_000),
          written_off: z.int().min(0).max(10_000),
          condition: text(300)
            .transform((value) => value.trim() || null)
            .nullable()
            .default(null),
          deduction: DollarsInput.default(0),
          deduction_reason: text(300)
            .transform((value) => value.trim() || null)
            .nullable()
            .default(null),
        })
        .refine(({ deduction, deduction_reason }) => deduction === 0 || deduction_reason !== null, {
          path: ['deduction_reason'],
          message: 'Enter a reason for the deduction.',
        }),
    )
    .min(1)
    .max(200),
})

/**
 * Body of POST …/refund, which gives back `refundable` and closes the return. 409 `nothing_to_refund` when that is 0. With
 * the same key again it answers the same and changes nothing.
 */
export const ReturnRefundHeaders = z.object({ 'idempotency-key': IdempotencyKey })
export const ReturnRefund = z.strictObject({ version: Version, to: z.enum(['payment', 'credits']) })

/**
 * Body of POST …/exchange: what is sent instead of each line, at most as many pieces as have arrived. It places an order
 * of 0 dollars and closes the return. 409 `out_of_stock` when too few are there, `cannot_exchange` for another price or
 * product. With the same key again it answers the same and changes nothing.
 */
export const ReturnExchangeHeaders = ReturnRefundHeaders
export const ReturnExchange = z.strictObject({
  version: Version,
  lines: z
    .array(z.strictObject({ line_id: Id, product_id: Id, count: z.int().min(1).max(10_000) }))
    .min(1, 'Choose what is sent instead.')
    .max(200),
})
