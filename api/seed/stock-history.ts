import { moveStock, type StockItem } from '../src/catalogue/index.ts'
import type { Db } from '../src/platform/database/open-database.ts'

const TAILLIGHT: StockItem = { kind: 'product', id: 7 }
const SWEPT_BAR: StockItem = { kind: 'part', id: 802 }

/** Adds what may happen to stock to the history of a few items; afterwards their stock is what it was. */
export async function seedStockHistory(db: Db) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@example.com')
    .executeTakeFirstOrThrow()
  const actor = `admin:${id}`
  for (const item of [TAILLIGHT, SWEPT_BAR]) {
    const move = (count: number, reason: 'received' | 'written_off' | 'count', note: string) =>
      moveStock(db, [{ ...item, count }], { reason, actor, note })
    await move(6, 'received', 'Delivery 1041')
    await move(-1, 'written_off', 'Scratched in the shop window')
    await move(-5, 'count', 'Delivery 1041 was in the opening stock already')
  }
  await seedSoldAndReleased(db)
}

/** Adds the sale and the release of the newest cancelled order. */
async function seedSoldAndReleased(db: Db) {
  const line = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .innerJoin('products', 'products.id', 'line.product_id')
    .select(['line.product_id', 'line.order_id', 'line.count', 'orders.user_id'])
    .where('orders.status', '=', 'cancelled')
    .whereRef('products.stock', '>=', 'line.count')
    .orderBy('line.id', 'desc')
    .executeTakeFirst()
  if (!line) return
  const { product_id: id, order_id: orderId, count } = line
  const actor = `member:${line.user_id}`
  await moveStock(db, [{ kind: 'product', id, count: -count }], { reason: 'sale', actor, orderId })
  await moveStock(db, [{ kind: 'product', id, count }], { reason: 'release', actor, orderId })
}
