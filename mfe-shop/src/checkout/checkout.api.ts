import type { Answer, Http } from '@nireeka/contracts'
import type {
  CheckoutData,
  CheckoutWish,
  PlacedData,
  PlaceWish,
  SavedAddressData,
  ShippingMethod,
  ShippingVatData,
} from '@nireeka/contracts/api'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

export type Checkout = CheckoutData
export type Quote = ShippingVatData
export type SavedAddress = SavedAddressData
export type Country = Checkout['countries'][number]

/** Always asked anew: prices and stock are of this moment. */
export const checkout = (http: Http) =>
  queryOptions({
    queryKey: ['checkout'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => (await http.get<Answer<Checkout>>('/api/checkout')).data,
  })

interface QuoteWish {
  countryId: number
  method: ShippingMethod
  useCredits: boolean
}

/** Shipping and tax at once on any change; each wish is a query of its own, so an answer that comes late counts for nothing else. */
export const quote = (http: Http, { countryId, method, useCredits }: QuoteWish) =>
  queryOptions({
    queryKey: ['shipping-vat', countryId, method, useCredits],
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const wish = { country_id: countryId, method, use_credits: useCredits }
      return (await http.post<Answer<Quote>>('/api/shipping-vat', wish)).data
    },
  })

/** Places the order; the same key is the same order, however often it is sent. Answers the payment page's address. */
export async function placeOrder(http: Http, wish: CheckoutWish, key: string): Promise<string> {
  const headers = { 'Idempotency-Key': key }
  return (await http.post<Answer<PlacedData>>('/api/checkout', wish, { headers })).data.redirect
}

export const changeAddress = (http: Http, id: number, place: PlaceWish) =>
  http.put(`/api/addresses/${id}`, place)

export const deleteAddress = (http: Http, id: number) => http.delete(`/api/addresses/${id}`)
