import type { StockRowData } from '@nireeka/contracts/api'

import type { StockItem } from '../../catalogue/index.ts'
import { type Db, notFound } from '../../platform/index.ts'
import { readStockRows } from './stock-rows.ts'

/** Returns an item with its stock as it is now; throws a 404 for one that there isn't. */
export async function readStockItem(db: Db, item: StockItem): Promise<StockRowData> {
  const [row] = await readStockRows(db, [item])
  if (!row) throw notFound('This item')
  return row
}

/** Locks an item until the transaction ends, so that its stock stays what it is, and returns it. */
export async function lockStockItem(trx: Db, item: StockItem): Promise<StockRowData> {
  await trx
    .selectFrom(item.kind === 'product' ? 'products' : 'parts')
    .select('id')
    .where('id', '=', item.id)
    .forNoKeyUpdate()
    .execute()
  return readStockItem(trx, item)
}
