import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import type { OrderSummary } from '../orders/order.ts'
import { readOrders } from '../orders/orders.api.ts'
import { firstMonth, spendingByMonth, underWay } from './spending.ts'

/** Nobody orders so much; a list that never ends must not keep the page from coming. */
const MOST_PAGES = 20

/** How much of the list is needed: all orders of the twelve months, or the whole list. */
async function ordersSince(start: Date, read: (page: number) => ReturnType<typeof readOrders>) {
  const orders: OrderSummary[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    // One after the other: whether another page is needed shows in the one before.
    const { items, total, pages } = await read(page)
    orders.push(...items)
    const oldest = items.at(-1)
    if (page >= pages || !oldest || oldest.placedAt < start) return { orders, total }
  }
  return { orders, total: orders.length }
}

/** The member's orders in short: the newest first, how many there are, and what was spent month by month. */
export const accountOverview = (http: Http) =>
  queryOptions({
    queryKey: ['orders', 'overview'],
    queryFn: async ({ signal }) => {
      const now = new Date()
      const { orders, total } = await ordersSince(firstMonth(now), (page) => readOrders(http, page, signal))
      return { orders, total, underWay: underWay(orders), months: spendingByMonth(orders, now) }
    },
  })
