import type { Db } from '../../platform/index.ts'
import { nextPieceValues, paidByLine } from '../payments/refunds/piece-values.ts'
import { type Account, leftOf } from '../payments/refunds/refundable.ts'
import { readPieces } from '../shipments/pieces.ts'

interface ReturnedLine {
  line_id: number
  count: number
  received: number | null
  deduction_cents: number
}

export interface ReturnValues {
  /** What was paid for the pieces of each line that have arrived or are to come, in cents, by the line's id. */
  byLine: Map<number, number>
  /** What is given back after deductions, in cents: at most what is left of what was paid for the order. */
  refundCents: number
}

/** Returns what the pieces of a return are worth that weren't refunded yet. */
export async function readReturnValues(
  db: Db,
  orderId: number,
  returned: readonly ReturnedLine[],
): Promise<ReturnValues> {
  const order = await db
    .selectFrom('orders')
    .select([
      'status',
      'total_cents',
      'refunded_cents',
      'shipping_cents',
      'tax_cents',
      'paid_at',
      'held_reason',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await readPieces(db, orderId, order)
  const paid = paidByLine(order, lines)
  const byLine = new Map<number, number>()
  for (const { line_id, count, received } of returned) {
    const line = lines.find(({ id }) => id === line_id)
    const values = line ? nextPieceValues(line, paid.get(line_id) ?? 0) : []
    byLine.set(line_id, values[Math.min(received ?? count, values.length) - 1] ?? 0)
  }
  const cents = returned.reduce(
    (sum, { line_id, deduction_cents }) => sum + Math.max(0, (byLine.get(line_id) ?? 0) - deduction_cents),
    0,
  )
  return { byLine, refundCents: Math.min(cents, await leftCents(db, orderId, order)) }
}

async function leftCents(db: Db, orderId: number, order: Account['order']) {
  const payment = await db
    .selectFrom('payments')
    .select(['amount_cents', 'captured_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Math.max(0, leftOf({ order, payment }))
}
