import type { Http } from '@nireeka/contracts'
import type { OrderData, ShownOrderStatus } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ComeBack, PaymentReturn } from './come-back.ts'

export type Order = InOurNames<OrderData>

export interface Returned {
  orderId: number
  number: string
  status: ShownOrderStatus
}

interface ReturnedData extends Omit<Returned, 'orderId'> {
  order_id: number
}

const toReturned = ({ order_id: orderId, number, status }: ReturnedData): Returned => ({
  orderId,
  number,
  status,
})

/** Delays in ms between automatic requests for the payment's outcome; after the last one, only a click asks again. */
const ASK_AGAIN_MS = [2000, 3000, 5000, 8000, 12_000, 20_000]

/**
 * The query that tells the server that the customer has returned; the server asks the payment provider for the
 * outcome.
 */
export const paymentOutcome = (http: Http, { orderId, payment, isCancelled }: ComeBack) =>
  queryOptions({
    queryKey: ['payment-outcome', orderId],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending_payment' && !isCancelled
        ? (ASK_AGAIN_MS[state.dataUpdateCount - 1] ?? false)
        : false,
    queryFn: async (): Promise<Returned> => {
      if (payment) return toReturned((await askOutcome(http, orderId, payment)).data)
      const { id, number, status } = (await http.get('/api/orders/:id', { params: { id: orderId } })).data
      return { orderId: id, number, status }
    },
  })

// The id from the URL is encoded as a single path segment: `..%2Flogout` must not call another endpoint.
function askOutcome(http: Http, id: string, payment: PaymentReturn) {
  if (payment.via === 'paypal') {
    const { token, payerId } = payment
    return http.get('/api/call-back-pay-pal/:id', { params: { id }, query: { token, PayerID: payerId } })
  }
  const query = { session_id: payment.sessionId }
  if (payment.via === 'card') return http.get('/api/call-back/:id', { params: { id }, query })
  return http.get('/api/call-back-pay/:a/:b', { params: { a: payment.provider, b: id }, query })
}

/** The query of the order, which is shown beside the outcome. The outcome doesn't depend on it. */
export const returnedOrder = (http: Http, orderId: number, status: ShownOrderStatus) =>
  queryOptions({
    queryKey: ['returned-order', orderId, status],
    retry: false,
    queryFn: async ({ signal }): Promise<Order> =>
      inOurNames((await http.get('/api/orders/:id', { params: { id: orderId }, signal })).data),
  })

/** Returns the calendar file of an order's delivery. */
export const loadCalendar = (http: Http, orderId: number) =>
  http.get('/api/orders/:id/calendar', { params: { id: orderId }, isFile: true })

/** Returns the payment page's URL of an unpaid order. */
export const payAgain = async (http: Http, orderId: number) =>
  (await http.post('/api/orders/:id/pay', {}, { params: { id: orderId } })).data.redirect

export const loadInvoice = (http: Http, orderId: number) =>
  http.get('/api/orders/:id/invoice', { params: { id: orderId }, isFile: true })
