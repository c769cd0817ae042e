import { sql } from 'kysely'

import { returnParts, takeParts, writeOffParts, type StoredBuild } from '../../bikes/index.ts'
import { returnProducts, type StockFacts, takeProducts, writeOffProducts } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

interface Line {
  product_id: number
  title: string
  count: number
  build: StoredBuild | null
}

/** Pieces of an order's line. */
interface LinePieces {
  line_id: number
  count: number
}

/** What the history of stock tells of a movement, as far as it isn't what it is for nearly all of its kind. */
type Facts = Partial<StockFacts>

/**
 * Reserves the stock of every line or of none: products and then parts, each in id order, so that transactions never
 * deadlock.
 */
export async function takeStock(trx: Db, lines: readonly Line[], facts: Facts = {}) {
  const all = { reason: 'sale', actor: 'shop', ...facts } as const
  await takeProducts(trx, lines, all)
  await takeParts(trx, lines, all)
}

/** Returns the stock that an order held, without the pieces that finished refunds have returned before. */
export async function returnStock(trx: Db, orderId: number, facts: Facts = {}) {
  const lines = await trx
    .selectFrom('order_lines as line')
    .select(['product_id', 'build', heldCount])
    .where('order_id', '=', orderId)
    .execute()
  const held = lines.filter(({ count }) => count > 0)
  const all = { reason: 'release', actor: 'shop', orderId, ...facts } as const
  await returnProducts(trx, held, all)
  await returnParts(trx, held, all)
}

const heldCount = sql<number>`line.count - (
  select coalesce(sum(refunded.unsent), 0) from refund_lines as refunded
  join refunds as refund on refund.id = refunded.refund_id
  where refunded.order_line_id = line.id and refund.state = 'done'
)`.as('count')

/**
 * Returns some pieces of an order's lines to the stock: pieces that weren't sent, unless the facts have another reason
 * (`return` for goods that came back and can be sold again).
 */
export async function returnPieces(trx: Db, pieces: readonly LinePieces[], facts: Facts = {}) {
  const lines = await linesOf(trx, pieces)
  const all = { reason: 'release', actor: 'shop', ...facts } as const
  await returnProducts(trx, lines, all)
  await returnParts(trx, lines, all)
}

/**
 * Records that pieces of an order's lines came back and can't be sold again: the history of stock shows the return and
 * that it was written off, and the stock stays what it is.
 */
export async function writeOffPieces(trx: Db, pieces: readonly LinePieces[], facts: Facts = {}) {
  const lines = await linesOf(trx, pieces)
  const all = { reason: 'return', actor: 'shop', ...facts } as const
  await writeOffProducts(trx, lines, all)
  await writeOffParts(trx, lines, all)
}

async function linesOf(trx: Db, pieces: readonly LinePieces[]) {
  const counts = new Map(pieces.map(({ line_id, count }) => [line_id, count]))
  if (counts.size === 0) return []
  const rows = await trx
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'build'])
    .where('id', 'in', [...counts.keys()])
    .execute()
  return rows.map((row) => ({ ...row, count: counts.get(row.id) ?? 0 })).filter(({ count }) => count > 0)
}
