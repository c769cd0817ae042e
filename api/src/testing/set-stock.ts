import { moveStock, type StockItem } from '../catalogue/index.ts'
import type { Db } from '../platform/database/open-database.ts'

/** Sets the stock of a product or part to a number, or to unlimited, as if it had been counted. */
export async function setStock(db: Db, item: StockItem, stock: number | null) {
  const table = item.kind === 'product' ? 'products' : 'parts'
  const row = await db.selectFrom(table).select('stock').where('id', '=', item.id).executeTakeFirstOrThrow()
  if (row.stock !== null && stock !== null) {
    const pieces = [{ ...item, count: stock - row.stock }]
    await moveStock(db, pieces, { reason: 'count', actor: 'shop' })
  } else {
    await db.updateTable(table).set({ stock }).where('id', '=', item.id).execute()
  }
}
