import { formatDate } from '@nireeka/contracts'
import { type OrderStatus, RETURN_DAYS } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { hasToBeSent } from '../money/lines.ts'

const DAY_MS = 24 * 60 * 60_000

/** The states of an order of which everything has arrived, and pieces of which may be with their buyer still. */
const DELIVERED: readonly OrderStatus[] = ['delivered', 'return_requested', 'returned', 'partly_refunded']

export interface Returnable {
  /** Why nothing of the order can be sent back; null when something can. */
  refusal: string | null
  /** Until when it can be asked for; null before the delivery. */
  until: Date | null
  lines: ReturnableLine[]
}

type DeliveredLine = Awaited<ReturnType<typeof readLines>>[number]

interface ReturnableLine extends DeliveredLine {
  /** How many pieces may be sent back. */
  returnable: number
  refusal: string | null
}

interface Order {
  id: number
  status: OrderStatus
  total_cents: number
  /** What was refunded, or is about to be. */
  refunded_cents: number
}

/** Returns which pieces of an order may be sent back now, and why the others may not. */
export async function readReturnable(db: Db, order: Order, now: Date): Promise<Returnable> {
  const [lines, delivered] = await Promise.all([readLines(db, order.id), readDelivery(db, order.id)])
  const until = delivered && new Date(delivered.getTime() + RETURN_DAYS * DAY_MS)
  const counted = lines.map((line) => {
    const returnable = Math.max(0, line.delivered - line.returned - line.refunded)
    const refusal = lineRefusal(line, returnable)
    return { ...line, returnable: refusal === null ? returnable : 0, refusal }
  })
  const refusal = orderRefusal(order, until, now) ?? allRefused(counted)
  return { refusal, until, lines: counted }
}

function orderRefusal(order: Order, until: Date | null, now: Date): string | null {
  const { status } = order
  if (status === 'refunded' || isRefunded(order)) return 'All of this order has been refunded already.'
  if (!DELIVERED.includes(status) || !until)
    return 'You can return items as soon as all of this order has arrived.'
  if (now <= until) return null
  return `Items could be returned until ${formatDate(until)}. If something is faulty, please write to us.`
}

/** Tells whether all of an order was refunded, also by amounts; an exchange, which costs nothing, never is. */
const isRefunded = ({ total_cents, refunded_cents }: Order) =>
  total_cents > 0 && refunded_cents >= total_cents

function lineRefusal(line: DeliveredLine, returnable: number): string | null {
  if (line.category === 'gift')
    return 'Gift cards can’t be sent back. If nothing of it is spent, please write to us.'
  if (!hasToBeSent(line)) return 'There’s nothing left to return here.'
  if (returnable > 0) return null
  return line.returned > 0 ? 'All of this is being returned already.' : 'This has been refunded already.'
}

const allRefused = (lines: ReadonlyArray<{ refusal: string | null }>) =>
  lines.every(({ refusal }) => refusal !== null) ? (lines[0]?.refusal ?? null) : null

/** Reads the lines of an order with how many pieces have arrived, are being returned, and were refunded otherwise. */
const readLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines as line')
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .select([
      'line.id',
      'line.product_id',
      'line.title',
      'line.description',
      'line.image',
      'line.build',
      'line.count',
      'product.category',
      'product.weight_g',
      delivered,
      returned,
      refunded,
    ])
    .where('line.order_id', '=', orderId)
    .orderBy('line.id')
    .execute()

/** What was sent of a line; all of it in orders of before there were shipments. */
const delivered = sql<number>`(
  case when exists (select from shipments where order_id = line.order_id)
  then (select coalesce(sum(count), 0) from shipment_lines where order_line_id = line.id)
  else line.count end
)`.as('delivered')

/** The pieces of returns that weren't rejected; of those that have arrived, what has arrived. */
const returned = sql<number>`(
  select coalesce(sum(coalesce(part.received, part.count)), 0)
  from return_lines as part join returns as asked on asked.id = part.return_id
  where part.order_line_id = line.id and asked.status <> 'rejected'
    and not (asked.status = 'closed' and part.received is null)
)`.as('returned')

/** The pieces that were sent and refunded without being returned. */
const refunded = sql<number>`(
  select coalesce(sum(part.count - part.unsent), 0)
  from refund_lines as part join refunds as refund on refund.id = part.refund_id
  where part.order_line_id = line.id and refund.state <> 'failed'
    and not exists (select from returns where refund_id = refund.id)
)`.as('refunded')

/** Returns when the last parcel of an order has arrived, or else when the order was marked as delivered. */
async function readDelivery(db: Db, orderId: number): Promise<Date | null> {
  const [parcels, move] = await Promise.all([
    db
      .selectFrom('shipments')
      .select(({ fn }) => fn.max('delivered_at').as('at'))
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
    db
      .selectFrom('order_moves')
      .select(({ fn }) => fn.min('at').as('at'))
      .where('order_id', '=', orderId)
      .where('to_status', '=', 'delivered')
      .executeTakeFirst(),
  ])
  return parcels?.at ?? move?.at ?? null
}
