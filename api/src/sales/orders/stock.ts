import { sql } from 'kysely'

import { returnParts, takeParts, type StoredBuild } from '../../bikes/index.ts'
import { returnProducts, takeProducts } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

interface Line {
  product_id: number
  title: string
  count: number
  build: StoredBuild | null
}

/**
 * Reserves the stock of every line or of none: products and then parts, each in id order, so that transactions never
 * deadlock.
 */
export async function takeStock(trx: Db, lines: readonly Line[]) {
  await takeProducts(trx, lines)
  await takeParts(trx, lines)
}

/** Returns the stock that an order held, without the pieces that finished refunds have returned before. */
export async function returnStock(trx: Db, orderId: number) {
  const lines = await trx
    .selectFrom('order_lines as line')
    .select(['product_id', 'build', heldCount])
    .where('order_id', '=', orderId)
    .execute()
  await returnProducts(trx, lines)
  await returnParts(trx, lines)
}

const heldCount = sql<number>`line.count - (
  select coalesce(sum(refunded.unsent), 0) from refund_lines as refunded
  join refunds as refund on refund.id = refunded.refund_id
  where refunded.order_line_id = line.id and refund.state = 'done'
)`.as('count')

/** Returns some pieces of an order's lines to the stock. */
export async function returnPieces(trx: Db, pieces: ReadonlyArray<{ line_id: number; count: number }>) {
  const counts = new Map(pieces.map(({ line_id, count }) => [line_id, count]))
  if (counts.size === 0) return
  const rows = await trx
    .selectFrom('order_lines')
    .select(['id', 'product_id', 'build'])
    .where('id', 'in', [...counts.keys()])
    .execute()
  const lines = rows
    .map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }))
    .filter(({ count }) => count > 0)
  await returnProducts(trx, lines)
  await returnParts(trx, lines)
}
