import type { Answer, Http } from '@nireeka/contracts'
import type { CheckoutData, CheckoutWish, ShippingVatData } from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

export type Checkout = CheckoutData
export type Quote = ShippingVatData

/** Always asked anew: prices and stock are of this moment. */
export const checkout = (http: Http) =>
  queryOptions({
    queryKey: ['checkout'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => (await http.get<Answer<Checkout>>('/api/checkout')).data,
  })

/** Shipping and tax at once on a change of country. */
export const quote = (http: Http, countryId: number) =>
  queryOptions({
    queryKey: ['shipping-vat', countryId],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await http.post<Answer<Quote>>('/api/shipping-vat', { country_id: countryId })).data,
  })

/** Places the order; the same key is the same order, however often it is sent. Answers the payment page's address. */
export async function placeOrder(http: Http, wish: CheckoutWish, key: string): Promise<string> {
  const headers = { 'Idempotency-Key': key }
  const answer = await http.post<Answer<{ order_id: number; redirect: string }>>('/api/checkout', wish, {
    headers,
  })
  return answer.data.redirect
}
