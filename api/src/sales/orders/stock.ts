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

/** Returns the stock that an order held. */
export async function returnStock(trx: Db, orderId: number) {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'count', 'build'])
    .where('order_id', '=', orderId)
    .execute()
  await returnProducts(trx, lines)
  await returnParts(trx, lines)
}
