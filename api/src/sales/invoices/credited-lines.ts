import type { OrderFacts } from '../orders/order-facts.ts'
import { nextPieceValues, paidByLine } from '../payments/refunds/piece-values.ts'
import { price } from './price.ts'

/** A line of a credit note as it is printed. */
export interface CreditedLine {
  title: string
  /** How many pieces; empty where the line isn't about pieces. */
  count: string
  amount: string
}

type Refund = OrderFacts['refunds'][number]

/**
 * Returns the lines of a refund's credit note: the refunded pieces with what was paid for them, and then what the refund
 * gives back besides them, such as the shipping, or less than them, such as a deduction. A refund of an amount has one
 * line. The lines add up to the refund.
 */
export function creditedLines(order: OrderFacts, refund: Refund): CreditedLine[] {
  if (refund.pieces.length === 0) {
    return [{ title: `Refund for order ${order.number}`, count: '', amount: price(refund.amount_cents) }]
  }
  const paid = paidByLine(order, order.lines)
  const lines = refund.pieces.map(({ line_id, title, count }) => {
    const line = order.lines.find(({ id }) => id === line_id)
    const refunded = refundedBefore(order, refund, line_id)
    const values = line ? nextPieceValues({ ...line, refunded }, paid.get(line_id) ?? 0) : []
    return { title, count: String(count), cents: values[count - 1] ?? 0 }
  })
  const rest = refund.amount_cents - lines.reduce((sum, { cents }) => sum + cents, 0)
  return [
    ...lines.map(({ title, count, cents }) => ({ title, count, amount: price(cents) })),
    ...(rest === 0 ? [] : [{ title: restTitle(rest, order), count: '', amount: price(rest) }]),
  ]
}

/** Returns how many pieces of a line earlier refunds were for. */
const refundedBefore = ({ refunds }: OrderFacts, { id }: Refund, lineId: number) =>
  refunds
    .filter((one) => one.id < id && one.state !== 'failed')
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { line_id, count }) => (line_id === lineId ? sum + count : sum), 0)

/** Names what a refund gives back besides its pieces, or less than them. */
const restTitle = (cents: number, { shipping_cents }: OrderFacts) =>
  cents < 0 ? 'Deduction' : shipping_cents > 0 ? 'Shipping' : 'Adjustment'
