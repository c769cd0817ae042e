import * as z from '@nireeka/contracts/zod'

import { answerOf, Dollars, DollarsInput, filled, Id, IdempotencyKey } from './common.ts'
import { REFUND_STATES } from './orders.ts'

/** How many pieces of an order's line are meant. */
export const LinePieces = z.strictObject({ line_id: Id, count: z.int().min(1).max(10_000) })

/**
 * Headers of POST /api/backoffice/orders/{id}/refunds, for admins. The body's `amount` is in dollars, at most what was
 * paid and not yet refunded; null refunds all of that. What the provider can no longer refund becomes store credit.
 */
export const RefundHeaders = z.object({ 'idempotency-key': IdempotencyKey })
/**
 * `lines` refunds pieces instead of an amount: what was paid for them after discounts, with their tax, and without
 * shipping unless they are all that is left of an order of which nothing was sent. Pieces that weren't sent are taken
 * first and are not sent any more.
 */
export const RefundInput = z
  .strictObject({
    amount: DollarsInput.min(0.01).nullable().default(null),
    lines: z
      .array(LinePieces)
      .min(1, 'Choose at least one item to refund.')
      .max(200)
      .nullable()
      .default(null),
    to: z.enum(['payment', 'credits']).default('payment'),
    reason: filled(300),
  })
  .refine(({ amount, lines }) => amount === null || lines === null, {
    path: ['lines'],
    message: 'A refund is of an amount or of pieces, not of both.',
  })
export const RefundAnswer = answerOf(
  z.strictObject({
    id: z.int(),
    amount: Dollars,
    to_provider: Dollars,
    to_credits: Dollars,
    state: z.enum(REFUND_STATES),
  }),
)
