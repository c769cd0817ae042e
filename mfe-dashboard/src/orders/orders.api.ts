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
      return toOrder((await http.get<Answer<OrderData>>(pathOf(id), { signal })).data)
    },
  })

const pathOf = (id: number | string) => `/api/orders/${encodeURIComponent(id)}`

/** Answers the cancelled order, and what its buyer is told. */
export async function cancelOrder(http: Http, id: number) {
  const { data, message } = await http.post<Answer<OrderData>>(`${pathOf(id)}/cancel`, {})
  return { order: toOrder(data), message }
}

/** The invoice as a PDF. */
export const readInvoice = (http: Http, id: number) =>
  http.get<Blob>(`${pathOf(id)}/invoice`, { isFile: true })

/** The payment page of an order that waits for its money; it is opened if it could not be before. */
export const openPayment = async (http: Http, id: number) =>
  (await http.post<Answer<{ redirect: string }>>(`${pathOf(id)}/pay`)).data.redirect
