import type { StockKind } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { beginningsOf, type Db, startingWith } from '../../platform/index.ts'
import { inLevel, type StockFilters, wordsOf } from './stock-filters.ts'

/**
 * Returns the query for the products that have counted stock and pass the filters, each as "item". Products that are
 * only sold as variants are left out, since each variant has stock of its own.
 */
export function countedProducts(db: Db, filters: StockFilters) {
  const words = wordsOf(filters)
  const all = db
    .selectFrom('products as item')
    .select([sql<StockKind>`'product'`.as('kind'), 'item.id', 'item.stock'])
    .where(sql<boolean>`not exists (select from products as variant where variant.parent_id = item.id)`)
  const products = filters.type ? all.where('item.kind', '=', filters.type) : all
  const found = sql<boolean>`(
    item.number like ${startingWith(words.toUpperCase())}
    or words_of(item.title) @@ ${beginningsOf(words)}
  )`
  return inLevel(words ? products.where(found) : products, filters)
}
