import type { ReturnExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type SelectQueryBuilder, sql } from 'kysely'

import { membersFound } from '../../identity/index.ts'
import { dayAfter, type Db, startingWith, startOfDay, type Tables } from '../../platform/index.ts'
import { numberOf, searchedWords } from '../order-admin/order-filters.ts'

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

/**
 * Selects the returns whose number, or whose order's number, email address or buyer, begins with a text. Each part reads
 * indexes, which a single condition with OR would not.
 */
const returnsFound = (db: Db, words: string) =>
  db
    .selectFrom('returns')
    .select(COLUMNS)
    .where('number', 'like', startingWith(words.toUpperCase()))
    .union(
      db
        .selectFrom('returns')
        .select(COLUMNS)
        .where('order_number', 'like', startingWith(numberOf(words))),
    )
    .union(
      ofOrders(
        db,
        db
          .selectFrom('orders')
          .select('id')
          .where(sql<boolean>`lower(email) like ${startingWith(words.toLowerCase())}`),
      ),
    )
    .union(ofOrders(db, db.selectFrom('orders').select('id').where('user_id', 'in', membersFound(db, words))))

const ofOrders = (db: Db, orders: SelectQueryBuilder<Tables, 'orders', { id: number }>) =>
  db.selectFrom('returns').select(COLUMNS).where('order_id', 'in', orders)

/** Sorts returns; the id comes last and the same way, so that no return is on two pages and an index has this order. */
export function sortedReturns<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  sort: Query['sort'],
) {
  const direction = sort === 'newest' ? 'desc' : 'asc'
  return query.orderBy(sql.ref('asked.requested_at'), direction).orderBy(sql.ref('asked.id'), direction)
}
