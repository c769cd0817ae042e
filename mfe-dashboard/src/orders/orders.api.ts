import type { Answer, Http } from '@nireeka/contracts'
import type { OrderData, OrdersAnswer } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { toOrder, toSummary } from './order.ts'

type OrdersPageData = z.infer<typeof OrdersAnswer>['data']

/** A page of the member's own orders, the newest first. */
export async function readOrders(http: Http, page: number, signal: AbortSignal) {
  const query = { page: String(page) }
  const { data } = await http.get<Answer<OrdersPageData>>('/api/orders', { query, signal })
  return {
    items: data.items.map(toSummary),
    total: data.total,
    pages: Math.ceil(data.total / data.per_page),
  }
}

export const ordersPage = (http: Http, page: number) =>
  queryOptions({
    queryKey: ['orders', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readOrders(http, page, signal),
  })

export const orderById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async ({ signal }) => {
      const path = `/api/orders/${encodeURIComponent(id)}`
      return toOrder((await http.get<Answer<OrderData>>(path, { signal })).data)
    },
  })
