import type { Answer, Http } from '@nireeka/contracts'
import type { OrderData, ShownOrderStatus } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export type Order = OrderData

interface Returned {
  order_id: number
  number: string
  status: ShownOrderStatus
}

/** Tells the server that the customer is back from the payment page; it asks the provider itself what happened. */
export const paymentOutcome = (http: Http, orderId: string, query: URLSearchParams) =>
  queryOptions({
    queryKey: ['payment-outcome', orderId],
    staleTime: 0,
    queryFn: async () => {
      const provider = encodeURIComponent(query.get('provider') ?? '')
      const path = `/api/call-back-pay/${provider}/${encodeURIComponent(orderId)}`
      const session_id = query.get('session_id') ?? ''
      return (await http.get<Answer<Returned>>(path, { query: { session_id } })).data
    },
  })

/** What was ordered: good to see beside the outcome, which counts without it. */
export const returnedOrder = (http: Http, orderId: number) =>
  queryOptions({
    queryKey: ['returned-order', orderId],
    retry: false,
    queryFn: async ({ signal }) => (await http.get<Answer<Order>>(`/api/orders/${orderId}`, { signal })).data,
  })
