import type { ProductSort } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { filteredProducts } from './product-filters.ts'

type Filtered = ReturnType<typeof filteredProducts>

/** Sorts products; the id comes last and the same way, so that no product is on two pages. */
export function sortedProducts(db: Db, products: Filtered, sort: ProductSort) {
  const direction = sort === 'newest' || sort.endsWith('_down') ? 'desc' : 'asc'
  const ids = products
    .select('product.id')
    .orderBy(columnOf(sort), direction)
    .orderBy('product.id', direction)
  return sort.startsWith('price') || sort.startsWith('stock')
    ? ids.innerJoin(sold(db).as('sold'), 'sold.id', 'product.id')
    : ids
}

function columnOf(sort: ProductSort) {
  if (sort.startsWith('price')) return sql`sold.price_cents`
  // Null is unlimited, and sorted as the highest.
  if (sort.startsWith('stock')) return sql`sold.stock`
  return sort.startsWith('title') ? sql`product.title collate "und-x-icu"` : sql`product.added_on`
}

/** Selects the lowest price and the whole stock of what is published of each product, in one pass through all of them. */
const sold = (db: Db) =>
  db
    .selectFrom('products')
    .select([
      sql<number>`coalesce(parent_id, id)`.as('id'),
      sql<number>`coalesce(
        min(price_cents) filter (where parent_id is not null and not hidden),
        min(price_cents) filter (where parent_id is null)
      )`.as('price_cents'),
      sql<number | null>`case
        when count(parent_id) = 0 then min(stock)
        when bool_or(stock is null) filter (where parent_id is not null and not hidden) then null
        else coalesce(sum(stock) filter (where parent_id is not null and not hidden), 0)::int
      end`.as('stock'),
    ])
    .where(sql<boolean>`kind in ('accessory', 'spare')`)
    .groupBy(sql`coalesce(parent_id, id)`)
