import { dropWithdrawnBikes, withdrawBikesOf } from '../../../bikes/index.ts'
import { conflict, invalid, type Db } from '../../../platform/index.ts'
import { isUnsent } from '../../orders/move-order.ts'
import { returnPieces } from '../../orders/stock.ts'
import { type LineOfPieces, readPieces } from '../../shipments/pieces.ts'
import { nextPieceValues, paidByLine } from './piece-values.ts'
import { assertNoUpgrades } from './withdraw-bikes.ts'

/** Pieces of an order's line: an entry of the refund's `lines`. */
export interface RefundedPieces {
  line_id: number
  count: number
}

/** The pieces that a refund is for, with how many of them hadn't been sent. */
export interface RefundLine extends RefundedPieces {
  unsent: number
}

interface Chosen {
  /** What was paid for the pieces in whole cents; null for all that is left of the order, with its shipping. */
  cents: number | null
  lines: RefundLine[]
}

/**
 * Returns the pieces of an order to be refunded and what was paid for them. Pieces that weren't sent are taken first.
 * Throws for lines of another order, gift cards, and more pieces than were ordered and not refunded yet.
 */
export async function chooseRefundLines(
  trx: Db,
  orderId: number,
  pieces: readonly RefundedPieces[],
): Promise<Chosen> {
  const order = await readOrder(trx, orderId)
  const lines = await readPieces(trx, orderId, order)
  const paid = paidByLine(order, lines)
  let cents = 0
  const chosen: RefundLine[] = []
  for (const [line_id, count] of countByLine(pieces)) {
    const line = findLine(lines, line_id)
    const value = nextPieceValues(line, paid.get(line_id) ?? 0)[count - 1]
    if (value === undefined) throw tooMany(line)
    cents += value
    chosen.push({ line_id, count, unsent: Math.min(count, line.to_ship) })
  }
  const counts = new Map(chosen.map(({ line_id, count }) => [line_id, count]))
  const isRest = lines.every(({ id, count, refunded }) => refunded + (counts.get(id) ?? 0) === count)
  return { cents: isRest && isUnsent(order.status) ? null : cents, lines: chosen }
}

/**
 * Returns the pieces of a partly sent order that a whole refund keeps from being sent: none where no shipment says what
 * was sent.
 */
export async function unsentLines(trx: Db, orderId: number): Promise<RefundLine[]> {
  const order = await readOrder(trx, orderId)
  if (isUnsent(order.status)) return []
  const lines = await readPieces(trx, orderId, order)
  if (lines.every(({ shipped }) => shipped === 0)) return []
  return lines.flatMap(({ id, to_ship, count, refunded }) => {
    const left = Math.min(to_ship, count - refunded)
    return left > 0 ? [{ line_id: id, count: left, unsent: left }] : []
  })
}

const readOrder = (trx: Db, orderId: number) =>
  trx
    .selectFrom('orders')
    .select(['status', 'total_cents', 'refunded_cents', 'shipping_cents', 'tax_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

function countByLine(pieces: readonly RefundedPieces[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { line_id, count } of pieces) counts.set(line_id, (counts.get(line_id) ?? 0) + count)
  return counts
}

function findLine(lines: readonly LineOfPieces[], id: number): LineOfPieces {
  const line = lines.find((one) => one.id === id)
  if (!line) throw invalid('lines', 'This order has no such line.')
  if (line.category === 'gift') throw invalid('lines', 'A gift card is refunded by its amount.')
  return line
}

const tooMany = ({ title, count, refunded }: LineOfPieces) =>
  conflict('too_many_pieces', `Of ${title}, ${count - refunded} can be refunded.`)

/** Records the pieces of a refund, and withdraws the bikes among them that weren't sent. */
export async function writeRefundLines(
  trx: Db,
  { orderId, refundId, lines }: { orderId: number; refundId: number; lines: readonly RefundLine[] },
  at: Date,
) {
  if (lines.length === 0) return
  await trx
    .insertInto('refund_lines')
    .values(
      lines.map(({ line_id, ...counts }) => ({ ...counts, refund_id: refundId, order_line_id: line_id })),
    )
    .execute()
  const bikes = await bikesAmong(trx, lines)
  if (bikes.length === 0) return
  await assertNoUpgrades(trx, orderId)
  await withdrawBikesOf(trx, bikes, at)
}

/** Returns the unsent pieces that are bikes, by line. */
async function bikesAmong(trx: Db, lines: readonly RefundLine[]): Promise<RefundedPieces[]> {
  const unsent = lines.filter((line) => line.unsent > 0)
  if (unsent.length === 0) return []
  const rows = await trx
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select('order_lines.id')
    .where('products.kind', '=', 'bike')
    .where(
      'order_lines.id',
      'in',
      unsent.map(({ line_id }) => line_id),
    )
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  return unsent
    .filter(({ line_id }) => ids.has(line_id))
    .map(({ line_id, unsent: count }) => ({ line_id, count }))
}

interface EndedRefund {
  orderId: number
  refundId: number
  actor: string
  at: Date
}

/** Returns the unsent pieces of a refund that is done to the stock, and deletes the bikes among them. */
export async function endRefundLines(trx: Db, { refundId, ...facts }: EndedRefund) {
  const lines = await readRefundLines(trx, refundId)
  await returnPieces(
    trx,
    lines.map(({ line_id, unsent }) => ({ line_id, count: unsent })),
    facts,
  )
  await dropWithdrawnBikes(trx, await bikesAmong(trx, lines))
}

/** Withdraws the bikes of refunds that are still under way, after a failed refund has brought back all of the order's. */
export async function withdrawRequested(trx: Db, orderId: number, at: Date) {
  const refunds = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .execute()
  for (const { id } of refunds) {
    await withdrawBikesOf(trx, await bikesAmong(trx, await readRefundLines(trx, id)), at)
  }
}

/** Reads the pieces that a refund is for. */
export const readRefundLines = (db: Db, refundId: number): Promise<RefundLine[]> =>
  db
    .selectFrom('refund_lines')
    .select(['order_line_id as line_id', 'count', 'unsent'])
    .where('refund_id', '=', refundId)
    .orderBy('order_line_id')
    .execute()
