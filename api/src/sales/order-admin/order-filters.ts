import type { OrderExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { membersFound } from '../../identity/index.ts'
import { isInView } from './order-views.ts'
import { dayAfter, type Db, startingWith, startOfDay } from '../../platform/index.ts'

export type OrderFilters = Omit<z.output<typeof OrderExportQuery>, 'sort'>

/** What of an order is filtered, sorted and counted, as far as the indexes hold it. */
const COLUMNS = [
  'orders.id',
  'orders.placed_at',
  'orders.total_cents',
  'orders.shown_status',
  'orders.payment_status',
] as const

/** Returns the orders that pass the filters, as the start of a query for an "order"; days are those of `now`. */
export function filteredOrders(db: Db, filters: OrderFilters, now: Date) {
  const { view, status, payment, placed_from, placed_to } = filters
  const words = searchedWords(filters)
  const all = db.selectFrom('orders').select(COLUMNS)
  let orders = db.selectFrom((words ? ordersFound(db, words) : all).as('order'))
  if (view) orders = orders.where(isInView(view, now))
  if (status) orders = orders.where('order.shown_status', '=', status)
  if (payment) orders = orders.where('order.payment_status', '=', payment)
  if (placed_from) orders = orders.where('order.placed_at', '>=', startOfDay(placed_from))
  if (placed_to) orders = orders.where('order.placed_at', '<', dayAfter(placed_to))
  return orders
}

/** Returns the words that are searched for; empty for none. */
export const searchedWords = ({ search = '' }: Pick<OrderFilters, 'search'>) =>
  search.trim().replaceAll(/\s+/g, ' ')

/**
 * Selects the orders whose number, email address or buyer's name begins with a text. Each part reads one index, which a
 * single condition with OR would not.
 */
const ordersFound = (db: Db, words: string) =>
  db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('number', 'like', startingWith(numberOf(words)))
    .union(
      db
        .selectFrom('orders')
        .select(COLUMNS)
        .where(sql<boolean>`lower(email) like ${startingWith(words.toLowerCase())}`),
    )
    .union(db.selectFrom('orders').select(COLUMNS).where('user_id', 'in', membersFound(db, words)))

/** Returns an order's number as it is stored: 100042 is found as NK-100042. */
export const numberOf = (words: string) => (/^\d+$/.test(words) ? `NK-${words}` : words.toUpperCase())
