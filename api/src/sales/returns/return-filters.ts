import type { ReturnExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type SelectQueryBuilder, sql } from 'kysely'

import { dayAfter, type Db, startingWith, startOfDay } from '../../platform/index.ts'
import { ordersFound, searchedWords } from '../order-admin/order-filters.ts'

type Query = z.output<typeof ReturnExportQuery>
export type ReturnFilters = Omit<Query, 'sort'>

const COLUMNS = ['returns.id', 'returns.status', 'returns.requested_at'] as const

/** Returns the returns that pass the filters, as the start of a query for "asked". */
export function filteredReturns(db: Db, filters: ReturnFilters) {
  const { status, requested_from, requested_to } = filters
  const words = searchedWords(filters)
  const all = db.selectFrom('returns').select(COLUMNS)
  let returns = db.selectFrom((words ? returnsFound(db, words) : all).as('asked'))
  if (status) returns = returns.where('asked.status', '=', status)
  if (requested_from) returns = returns.where('asked.requested_at', '>=', startOfDay(requested_from))
  if (requested_to) returns = returns.where('asked.requested_at', '<', dayAfter(requested_to))
  return returns
}

/** Selects the returns whose number, or whose order's number or buyer, begins with a text. */
const returnsFound = (db: Db, words: string) =>
  db
    .selectFrom('returns')
    .select(COLUMNS)
    .where('number', 'like', startingWith(words.toUpperCase()))
    .union(
      db
        .selectFrom('returns')
        .innerJoin(ordersFound(db, words).as('order'), 'order.id', 'returns.order_id')
        .select(COLUMNS),
    )

/** Sorts returns; the id comes last and the same way, so that no return is on two pages and an index has this order. */
export function sortedReturns<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  sort: Query['sort'],
) {
  const direction = sort === 'newest' ? 'desc' : 'asc'
  return query.orderBy(sql.ref('asked.requested_at'), direction).orderBy(sql.ref('asked.id'), direction)
}
