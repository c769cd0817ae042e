import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, Page, pageOf } from './common.ts'

export const PAYMENT_STATES = [
  'created',
  'needs_action',
  'authorized',
  'captured',
  'failed',
  'voided',
  'partly_refunded',
  'refunded',
  'disputed',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

const MemberPayment = z.strictObject({
  id: z.int(),
  order_id: z.int(),
  order_number: z.string(),
  /** What was bought. */
  lines: z.array(z.strictObject({ title: z.string(), count: z.int(), image: z.string().nullable() })),
  /** The number of the order's invoice, which GET /api/orders/{id}/invoice answers as a PDF; null without one. */
  invoice_number: z.string().nullable(),
  /** The payment provider: sandbox, stripe or paypal. */
  provider: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: Dollars,
  created_at: z.string(),
  /** True where nothing was paid: the member may delete the record of this payment. */
  may_delete: z.boolean(),
})
export type MemberPaymentData = z.infer<typeof MemberPayment>

export const PaymentsQuery = z.strictObject({ page: Page })

/**
 * Answer of GET /api/payments: the caller's payments, the newest first. DELETE /api/payments/{id} answers 409 where
 * something was paid.
 */
export const PaymentsAnswer = answerOf(pageOf(MemberPayment))
export type PaymentsData = z.infer<typeof PaymentsAnswer>['data']
