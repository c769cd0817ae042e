import type { OrderExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { dayAfter, type Db, startingWith, startOfDay } from '../../platform/index.ts'

export type OrderFilters = Omit<z.output<typeof OrderExportQuery>, 'sort'>

/** Returns the orders that pass the filters, as the start of a query for an "order". */
export function filteredOrders(db: Db, { status, search, placed_from, placed_to }: OrderFilters) {
  let orders = db.selectFrom('orders as order')
  if (status) orders = orders.where('order.shown_status', '=', status)
  if (placed_from) orders = orders.where('order.placed_at', '>=', startOfDay(placed_from))
  if (placed_to) orders = orders.where('order.placed_at', '<', dayAfter(placed_to))
  const words = search?.trim().replaceAll(/\s+/g, ' ')
  return words ? orders.where('order.id', 'in', idsFound(db, words)) : orders
}

/**
 * Selects the orders whose number, email address or buyer's name begins with a text. Each part reads one index, which a
 * single condition with OR would not.
 */
const idsFound = (db: Db, words: string) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('number', 'like', startingWith(numberOf(words)))
    .union(
      db
        .selectFrom('orders')
        .select('id')
        .where(sql<boolean>`lower(email) like ${startingWith(words.toLowerCase())}`),
    )
    .union(
      db
        .selectFrom('orders')
        .innerJoin('users as buyer', 'buyer.id', 'orders.user_id')
        .select('orders.id')
        .where(({ or }) => or([hasEmail(words), hasName(words)])),
    )

/** Returns an order's number as it is stored: 100042 is found as NK-100042. */
const numberOf = (words: string) => (/^\d+$/.test(words) ? `NK-${words}` : words.toUpperCase())

const hasEmail = (words: string) => sql<boolean>`buyer.email like ${startingWith(words.toLowerCase())}`

const hasName = (words: string) => sql<boolean>`(
  fold(buyer.name || ' ' || buyer.last_name) like fold(${startingWith(words)})
  or fold(buyer.last_name) like fold(${startingWith(words)})
)`
