import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import type { OrderSummary } from '../orders/order.ts'
import { readOrders } from '../orders/orders.api.ts'
import { firstMonth, spendingByMonth, underWay } from './spending.ts'

/** The maximum of pages to read, more than any member's orders fill, in case the API's `pages` is wrong. */
const MOST_PAGES = 20

/** Reads pages of orders until one contains an order from before `start`, or the list ends. */
async function ordersSince(start: Date, read: (page: number) => ReturnType<typeof readOrders>) {
  const orders: OrderSummary[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    // Pages are read one after the other, because each one tells whether the next is needed.
    const { items, total, pages } = await read(page)
    orders.push(...items)
    const oldest = items.at(-1)
    if (page >= pages || !oldest || oldest.placedAt < start) return { orders, total }
  }
  return { orders, total: orders.length }
}

/** The query for the member's orders, the newest first, their number, and what was spent in each month. */
export const accountOverview = (http: Http) =>
  queryOptions({
    queryKey: ['orders', 'overview'],
    queryFn: async ({ signal }) => {
      const now = new Date()
      const { orders, total } = await ordersSince(firstMonth(now), (page) => readOrders(http, page, signal))
      return { orders, total, underWay: underWay(orders), months: spendingByMonth(orders, now) }
    },
  })
