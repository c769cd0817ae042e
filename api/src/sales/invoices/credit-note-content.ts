import { formatDate } from '@nireeka/contracts'

import type { OrderFacts } from '../orders/order-facts.ts'
import { type InvoicedOrder, paperOf, partiesOf, type Sum, wayOf } from './invoice-content.ts'
import { type CreditedLine, creditedLines } from './credited-lines.ts'
import { taxLabel } from './invoice-labels.ts'
import { price } from './price.ts'

/** The texts of a credit note before drawing. Every string in it may come from a stranger. */
export interface CreditNoteContent {
  number: string
  facts: Array<[label: string, value: string]>
  buyer: string[]
  /** What is credited: the refunded pieces, or one line for a refund of an amount. */
  lines: CreditedLine[]
  reason: string
  sums: Sum[]
  /** A sentence that says how it was refunded. */
  back: string
  paper: 'LETTER' | 'A4'
}

export type CreditedRefund = OrderFacts['refunds'][number] & { credit_number: string; credited_at: Date }

export const isCredited = (refund: OrderFacts['refunds'][number]): refund is CreditedRefund =>
  refund.credit_number !== null && refund.credited_at !== null

/** Returns the credit note of a refund, which names the invoice that it corrects. */
export const toCreditNote = (order: InvoicedOrder, refund: CreditedRefund): CreditNoteContent => ({
  number: refund.credit_number,
  facts: [
    ['Credit note', refund.credit_number],
    ['Date', formatDate(refund.credited_at)],
    ['For invoice', order.invoice_number],
    ['Invoice date', formatDate(order.invoiced_at)],
    ['Order', order.number],
  ],
  buyer: partiesOf(order).buyer,
  lines: creditedLines(order, refund),
  reason: `Reason: ${refund.reason}`,
  sums: sumsOf(order, refund),
  back: backOf(refund),
  paper: paperOf(order),
})

function backOf(refund: CreditedRefund): string {
  const { provider_cents, credits_cents } = refund
  if (provider_cents > 0 && credits_cents > 0) return `Refunded: ${wayOf(refund)}.`
  return credits_cents > 0 ? 'Refunded as store credit.' : 'Refunded the way you paid.'
}

function sumsOf(order: InvoicedOrder, refund: CreditedRefund): Sum[] {
  const tax = taxOf(order, refund)
  return [
    { label: 'Before tax', value: price(refund.amount_cents - tax) },
    { label: taxLabel(order), value: price(tax) },
    { label: 'Credited in US dollars', value: price(refund.amount_cents), isTotal: true },
  ]
}

/** Returns a refund's share of the tax in cents. The shares of all refunds of a total add up to the order's tax. */
function taxOf({ refunds, tax_cents, total_cents }: InvoicedOrder, refund: CreditedRefund): number {
  const before = refunds
    .filter((one) => isCredited(one) && one.id < refund.id)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const upTo = (cents: number) => Math.round((tax_cents * cents) / total_cents)
  return upTo(before + refund.amount_cents) - upTo(before)
}
