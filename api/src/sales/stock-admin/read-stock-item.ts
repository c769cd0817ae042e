import type { StockItemData, StockRowData } from '@nireeka/contracts/api'

import type { StockItem } from '../../catalogue/index.ts'
import { conflict, type Db, notFound } from '../../platform/index.ts'
import { readStockRows } from './stock-rows.ts'

/** Returns an item with its stock as it is now; throws a 404 for one that there isn't. */
export async function readStockItem(db: Db, item: StockItem): Promise<StockItemData> {
  const [row] = await readStockRows(db, [item])
  if (!row) throw notFound('This item')
  const variants = await readVariants(db, item)
  return variants.length === 0 ? { ...row, variants } : { ...row, ...sumOf(variants), variants }
}

async function readVariants(db: Db, { kind, id }: StockItem): Promise<StockRowData[]> {
  if (kind === 'part') return []
  const variants = await db
    .selectFrom('products')
    .select('id')
    .where('parent_id', '=', id)
    .orderBy('id')
    .execute()
  return readStockRows(
    db,
    variants.map((variant) => ({ kind: 'product', id: variant.id })),
  )
}

/** Returns the stock of all variants; that of none is counted where it is null. */
function sumOf(variants: readonly StockRowData[]): Pick<StockRowData, 'available' | 'held' | 'in_stock'> {
  const held = variants.reduce((sum, row) => sum + row.held, 0)
  const counted = variants.flatMap(({ available }) => available ?? [])
  if (counted.length === 0) return { available: null, held, in_stock: null }
  const inStock = variants.reduce((sum, row) => sum + (row.in_stock ?? 0), 0)
  return { available: counted.reduce((sum, pieces) => sum + pieces, 0), held, in_stock: inStock }
}

/**
 * Locks an item until the transaction ends, so that its stock stays what it is, and returns it. Throws a 409 for a
 * product with variants, which has no stock of its own.
 */
export async function lockStockItem(trx: Db, item: StockItem): Promise<StockItemData> {
  await trx
    .selectFrom(item.kind === 'product' ? 'products' : 'parts')
    .select('id')
    .where('id', '=', item.id)
    .forNoKeyUpdate()
    .execute()
  const row = await readStockItem(trx, item)
  if (row.variants.length > 0)
    throw conflict('has_variants', `Each variant of ${row.title} has its own stock. Change it there.`)
  return row
}
