import type { StockKind, StockRowData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { StockItem } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { readHeld } from './held-by-orders.ts'

/** Selects the restocking day as text, since the server's time zone would shift a Date. */
const restockOn = sql<string | null>`restock_on::text`.as('restock_on')

/** Reads what the list shows of these items, in their order; one that there isn't is left out. */
export async function readStockRows(db: Db, items: readonly StockItem[]): Promise<StockRowData[]> {
  const products = await readProducts(db, idsOf(items, 'product'))
  const parts = await readParts(db, idsOf(items, 'part'))
  const held = await readHeld(db, items)
  const rows = new Map([...products, ...parts].map((row) => [`${row.kind} ${row.id}`, row]))
  return items.flatMap((item) => {
    const row = rows.get(`${item.kind} ${item.id}`)
    return row ? [toRow(row, held(item))] : []
  })
}

interface Row extends Omit<StockRowData, 'available' | 'held' | 'in_stock'> {
  stock: number | null
}

const toRow = ({ stock, ...row }: Row, held: number): StockRowData => ({
  ...row,
  in_stock: stock === null ? null : stock + held,
  held,
  available: stock,
})

const idsOf = (items: readonly StockItem[], kind: StockKind) =>
  items.filter((item) => item.kind === kind).map(({ id }) => id)

async function readProducts(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('products')
    .select([
      sql<StockKind>`'product'`.as('kind'),
      'id',
      'kind as type',
      'number',
      'title',
      'stock',
      restockOn,
    ])
    .where('id', 'in', ids)
    .execute()
}

async function readParts(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('parts')
    .select(['id', 'title', 'stock', restockOn])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, kind: 'part', type: 'part', number: null }))
}
