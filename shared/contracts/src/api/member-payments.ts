import * as z from '@nireeka/contracts/zod'

import { MOST_SEARCHED } from '../constants.ts'
import { answerOf, Dollars, Page, pageOf, text } from './common.ts'

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
  /** How it was paid: sandbox, stripe (by card), paypal, or credits where store credit paid everything. */
  provider: z.string(),
  /** The card that paid; null where it isn't known, or where it was no card. `brand` is the provider's word: visa. */
  card: z.strictObject({ brand: z.string(), last_four: z.string() }).nullable(),
  state: z.enum(PAYMENT_STATES),
  /** The part of the order's total that isn't paid with store credit. */
  amount: Dollars,
  /** The part of the order's total that is paid with store credit. */
  credits: Dollars,
  /** How much of the order was refunded, to store credit or otherwise. */
  refunded: Dollars,
  created_at: z.string(),
  /** True where nothing was paid: the member may delete the record of this payment. */
  may_delete: z.boolean(),
})
export type MemberPaymentData = z.infer<typeof MemberPayment>

/**
 * What a member paid in a calendar year (UTC): `credits` is how much of it was store credit, `refunded` how much was
 * refunded, and `kept` what was paid and not refunded.
 */
const PaidYear = z.strictObject({
  year: z.int(),
  paid: Dollars,
  credits: Dollars,
  refunded: Dollars,
  kept: Dollars,
})

/**
 * Query of GET /api/payments. `year`: only the payments of a calendar year (UTC). `q`: only payments of orders with all
 * these words in their number or in the names of what was bought.
 */
export const PaymentsQuery = z.strictObject({
  page: Page,
  year: z
    .string()
    .regex(/^20\d{2}$/, 'This is not a year.')
    .transform(Number)
    .optional(),
  q: text(MOST_SEARCHED).optional(),
})

/**
 * Answer of GET /api/payments: the caller's payments, the newest first. `years` has the sums of each year in which
 * something was paid, whichever page is asked for. DELETE /api/payments/{id} answers 409 where
 * something was paid.
 */
export const PaymentsAnswer = answerOf(pageOf(MemberPayment).extend({ years: z.array(PaidYear) }))
export type PaymentsData = z.infer<typeof PaymentsAnswer>['data']
