import {
  LOW_STOCK,
  type StockCountsQuery,
  type StockKind,
  type StockListQuery,
  type StockSort,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { StockItem } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { countedParts } from './counted-parts.ts'
import { countedProducts } from './counted-products.ts'
import type { StockFilters } from './stock-filters.ts'
import { orderOf } from './stock-order.ts'
import { readStockRows } from './stock-rows.ts'

const PER_PAGE = 50

export type StockList = ReturnType<typeof createStockList>

/** Creates the repository of everything that has counted stock. */
export function createStockList(db: Db) {
  return {
    async list({ page, sort, ...filters }: z.output<typeof StockListQuery>) {
      const [found, { total }] = await Promise.all([
        findItems(db, filters, { sort, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
        countItems(db, filters),
      ])
      return { items: await readStockRows(db, found), page, per_page: PER_PAGE, total }
    },

    /** Returns how many items pass the filters, and how many of them are low or out. */
    counts: (filters: z.output<typeof StockCountsQuery>) => countItems(db, filters),
  }
}

/** Returns the queries for all items that pass the filters. */
const countedItems = (db: Db, filters: StockFilters) => [
  ...(filters.type === 'part' ? [] : [countedProducts(db, filters)]),
  ...(filters.type === undefined || filters.type === 'part' ? [countedParts(db, filters)] : []),
]

interface Part {
  sort: StockSort
  limit: number
  offset: number
}

/** Finds the items of one part of the list. Of each table only as many as are needed are read, in the order of an index. */
export async function findItems(
  db: Db,
  filters: StockFilters,
  { sort, limit, offset }: Part,
): Promise<StockItem[]> {
  const { key, direction, nulls } = orderOf(sort)
  const most = sql.lit(offset + limit)
  const parts = countedItems(db, filters).map(
    (items) => sql`(
      select item.kind, item.id, item.key from (${items.select(key.as('key'))}
        order by ${key} ${direction} ${nulls}, item.id ${direction} limit ${most}) as item
    )`,
  )
  const { rows } = await sql<{ kind: StockKind; id: number }>`
    select kind, id from (${sql.join(parts, sql` union all `)}) as item
    order by key ${direction} ${nulls}, id ${direction}, kind limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  `.execute(db)
  return rows.map(({ kind, id }) => ({ kind, id }))
}

async function countItems(db: Db, filters: StockFilters) {
  const counts = await Promise.all(
    countedItems(db, filters).map((items) =>
      db
        .selectFrom(items.as('item'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .select([
          sql<number>`count(*) filter (where stock <= ${sql.lit(LOW_STOCK)})`.as('low'),
          sql<number>`count(*) filter (where stock = 0)`.as('out'),
        ])
        .executeTakeFirstOrThrow(),
    ),
  )
  const sum = (name: 'total' | 'low' | 'out') => counts.reduce((all, count) => all + count[name], 0)
  return { total: sum('total'), low: sum('low'), out: sum('out') }
}
