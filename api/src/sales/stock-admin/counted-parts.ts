import type { StockKind } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { beginningsOf, type Db } from '../../platform/index.ts'
import { inLevel, type StockFilters, wordsOf } from './stock-filters.ts'

/** Returns the query for the parts of the configurator that have counted stock and pass the filters, each as "item". */
export function countedParts(db: Db, filters: StockFilters) {
  const words = wordsOf(filters)
  const parts = db
    .selectFrom('parts as item')
    .select([sql<StockKind>`'part'`.as('kind'), 'item.id', 'item.stock'])
  const found = sql<boolean>`words_of(item.title) @@ ${beginningsOf(words)}`
  return inLevel(words ? parts.where(found) : parts, filters)
}
