import type { Readable } from 'node:stream'

import type { StockExportQuery, StockRowData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, writeCsv } from '../../platform/index.ts'
import { findItems } from './stock-list.repository.ts'
import { readStockRows } from './stock-rows.ts'

const MOST_ROWS = 200_000
const AT_ONCE = 2000

const COLUMNS = ['item', 'number', 'type', 'name', 'in_stock', 'held', 'available', 'back_on'] as const

/** Returns what has counted stock and passes the filters as a stream of CSV: at most 200,000 rows. */
export const exportStock = (db: Db, query: z.output<typeof StockExportQuery>): Readable =>
  writeCsv(COLUMNS, readAll(db, query))

/** Reads the items a part at a time: their ids at first, so that none is left out or comes twice. */
async function* readAll(db: Db, { sort, ...filters }: z.output<typeof StockExportQuery>) {
  const items = await findItems(db, filters, { sort, limit: MOST_ROWS, offset: 0 })
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const rows = await readStockRows(db, items.slice(start, start + AT_ONCE))
    yield* rows.map(toRecord)
  }
}

const toRecord = (row: StockRowData): Record<(typeof COLUMNS)[number], string | number> => ({
  item: `${row.kind}:${row.id}`,
  number: row.number ?? '',
  type: row.type,
  name: row.title,
  in_stock: row.in_stock ?? '',
  held: row.held,
  available: row.available ?? '',
  back_on: row.restock_on ?? '',
})
