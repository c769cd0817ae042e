import { formatDate } from '@nireeka/contracts'

import { billingLines, deliveryLines } from '../orders/address-lines.ts'
import type { OrderFacts } from '../orders/order-facts.ts'
import { discountLabel, howPaid, shippingLabel, taxLabel } from './invoice-labels.ts'
import { price } from './price.ts'

/** The texts of an invoice before drawing. Every string in it may come from a stranger. */
export interface InvoiceContent {
  number: string
  facts: Array<[label: string, value: string]>
  buyer: string[]
  /** The delivery address; null when it is the same as the buyer's address. */
  delivery: string[] | null
  lines: InvoiceLine[]
  sums: Sum[]
  /** A sentence that says how and when the invoice was paid. */
  paid: string
  /** The refunds; null when there are none. */
  credit: { rows: CreditRow[]; sums: Sum[] } | null
  notes: string[]
  /** The paper size, which depends on the buyer's country. */
  paper: 'LETTER' | 'A4'
}

export interface InvoiceLine {
  title: string
  /** A note in small print under the line's title. */
  note: string | null
  count: string
  price: string
  amount: string
}

export interface CreditRow {
  day: string
  reason: string
  /** The number of its credit note; null as long as there is none. */
  note: string | null
  way: string
  amount: string
}

export interface Sum {
  label: string
  value: string
  isTotal?: boolean
}

/** The facts of an order that has an invoice number. */
export type InvoicedOrder = OrderFacts & { invoice_number: string; invoiced_at: Date }

/** The ids of the countries that use Letter paper: the United States and Canada. */
export const LETTER_COUNTRIES = new Set([222, 37])

export const toInvoice = (order: InvoicedOrder): InvoiceContent => ({
  number: order.invoice_number,
  facts: [
    ['Invoice', order.invoice_number],
    ['Invoice date', formatDate(order.invoiced_at)],
    ['Order', order.number],
    ['Order date', formatDate(order.placed_at)],
  ],
  ...partiesOf(order),
  lines: order.lines.map(toLine),
  sums: sumsOf(order),
  paid: howPaid(order, formatDate(order.invoiced_at)),
  credit: creditOf(order),
  notes: notesOf(order),
  paper: paperOf(order),
})

/** Returns the paper size of a buyer's country. */
export const paperOf = ({ billing_country_id, country_id }: InvoicedOrder) =>
  LETTER_COUNTRIES.has(billing_country_id ?? country_id) ? 'LETTER' : 'A4'

const less = (cents: number) => `−${price(cents)}`

/** Returns who is billed, and where the goods go if that is another address. */
export function partiesOf(order: InvoicedOrder) {
  const delivery = deliveryLines(order)
  const billing = billingLines(order)
  return billing ? { buyer: billing, delivery } : { buyer: delivery, delivery: null }
}

const toLine = (line: OrderFacts['lines'][number]): InvoiceLine => ({
  title: line.title,
  note: noteOf(line),
  count: String(line.count),
  price: price(line.unit_cents),
  amount: price(line.unit_cents * line.count),
})

/** Returns the note of an invoice line: a bike's build, and the promo code's discount. */
function noteOf({ build, description, discount_cents }: OrderFacts['lines'][number]): string | null {
  const parts = build ? description : ''
  const discount = discount_cents > 0 ? `Discount of ${price(discount_cents)}` : ''
  return [parts, discount].filter(Boolean).join('. ') || null
}

const sumsOf = (order: InvoicedOrder): Sum[] => [
  { label: 'Subtotal', value: price(order.lines_cents) },
  ...(order.discount_cents > 0 ? [{ label: discountLabel(order), value: less(order.discount_cents) }] : []),
  { label: shippingLabel(order), value: price(order.shipping_cents) },
  ...(order.tax_cents > 0
    ? [{ label: 'Before tax', value: price(order.total_cents - order.tax_cents) }]
    : []),
  { label: taxLabel(order), value: price(order.tax_cents) },
  { label: 'Total in US dollars', value: price(order.total_cents), isTotal: true },
  ...(order.credits_cents > 0 ? [{ label: 'Store credit', value: less(order.credits_cents) }] : []),
  ...(order.payment_cents > 0 ? [{ label: 'Paid', value: less(order.payment_cents) }] : []),
  { label: 'Balance due', value: price(0) },
]

/** Returns an order's refunds for the invoice, without those that the provider refused. */
function creditOf(order: InvoicedOrder): InvoiceContent['credit'] {
  const refunds = order.refunds.filter(({ state }) => state !== 'failed')
  if (refunds.length === 0) return null
  const back = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return {
    rows: refunds.map((refund) => ({
      day: formatDate(refund.created_at),
      reason: refund.reason,
      note: refund.credit_number,
      way: wayOf(refund),
      amount: less(refund.amount_cents),
    })),
    sums: [
      { label: 'Refunded', value: less(back) },
      { label: 'Total after refunds', value: price(order.total_cents - back), isTotal: true },
    ],
  }
}

/** Returns how a refund went back. */
export function wayOf({ provider_cents, credits_cents }: OrderFacts['refunds'][number]) {
  if (credits_cents === 0) return 'the way you paid'
  if (provider_cents === 0) return 'store credit'
  return `${price(provider_cents)} the way you paid, ${price(credits_cents)} store credit`
}

const notesOf = ({ lines }: OrderFacts) =>
  lines.some(({ category }) => category === 'gift')
    ? ['Gift cards carry no tax: it is paid when they are spent.']
    : []
