import type { OrderStatus } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { hasToBeSent } from '../money/lines.ts'

/** What of an order decides whether its pieces are still to be sent. */
export interface SendingOrder {
  status: OrderStatus
  total_cents: number
  refunded_cents: number
}

/** A line of an order with how many of its pieces were sent, were refunded, and are still to be sent. */
export type LineOfPieces = Awaited<ReturnType<typeof readPieces>>[number]

/** Reads the lines of an order with the places of their pieces, in the order of their ids. */
export async function readPieces(db: Db, orderId: number, order: SendingOrder) {
  const lines = await db
    .selectFrom('order_lines as line')
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .select([
      'line.id',
      'line.product_id',
      'line.title',
      'line.count',
      'line.unit_cents',
      'line.discount_cents',
      'line.build',
      'product.kind',
      'product.category',
      'product.weight_g',
      shipped,
      refundedOf('count').as('refunded'),
      refundedOf('unsent').as('unsent'),
    ])
    .where('line.order_id', '=', orderId)
    .orderBy('line.id')
    .execute()
  return lines.map((line) => ({ ...line, to_ship: isSending(order) ? leftToShip(line) : 0 }))
}

const shipped =
  sql<number>`(select coalesce(sum(count), 0) from shipment_lines where order_line_id = line.id)`.as(
    'shipped',
  )

/** The SQL for how many pieces of a line were refunded, or are on the way to it. */
const refundedOf = (column: 'count' | 'unsent') => sql<number>`(
  select coalesce(sum(refunded.${sql.ref(column)}), 0) from refund_lines as refunded
  join refunds as refund on refund.id = refunded.refund_id
  where refunded.order_line_id = line.id and refund.state <> 'failed'
)`

interface CountedLine {
  category: string
  weight_g: number | null
  count: number
  shipped: number
  unsent: number
}

/** Gift cards go by email; everything else is sent as long as it isn't refunded. */
const leftToShip = (line: CountedLine) =>
  hasToBeSent(line) ? Math.max(0, line.count - line.shipped - line.unsent) : 0

const SENDING: readonly OrderStatus[] = [
  'pending_payment',
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
]

/** Tells whether something of an order may still be sent: it isn't over, and not all of its money goes back. */
const isSending = ({ status, total_cents, refunded_cents }: SendingOrder) =>
  SENDING.includes(status) && (total_cents === 0 || refunded_cents < total_cents)

export const piecesToShip = (lines: ReadonlyArray<Pick<LineOfPieces, 'to_ship'>>) =>
  lines.reduce((sum, { to_ship }) => sum + to_ship, 0)
