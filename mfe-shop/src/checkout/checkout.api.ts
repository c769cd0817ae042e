import { type Http, isHttpError } from '@nireeka/contracts'
import type {
  CheckoutData,
  ProviderName,
  SavedAddressData,
  ShippingMethod,
  ShippingVatData,
} from '@nireeka/contracts/api'
import { type InOurNames, inOurNames, inWireNames, toOurName } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import type { Address } from './address-rules.api.ts'

export type Checkout = InOurNames<CheckoutData>
export type Quote = InOurNames<ShippingVatData>
export type SavedAddress = InOurNames<SavedAddressData>
export type Country = Checkout['countries'][number]

/** Where goods go: an address that was typed, with its country. */
export interface Destination {
  address: Address
  countryId: number
}

/** What is ordered, and what the page shows that it costs. */
export interface OrderInput {
  /** One of the saved addresses, or a typed one. */
  shipping: Destination | { addressId: number }
  /** Null: the same as shipping. */
  billing: Destination | { addressId: number } | null
  email: string
  shippingMethod: ShippingMethod
  provider: ProviderName
  useCredits: boolean
  promoCode: string | null
  /** Dollars. */
  expectedPayable: number
}

/** Always asked anew: prices and stock are of this moment. */
export const checkout = (http: Http) =>
  queryOptions({
    queryKey: ['checkout'],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async (): Promise<Checkout> => inOurNames((await http.get('/api/checkout')).data),
  })

interface QuoteInput {
  countryId: number
  method: ShippingMethod
  useCredits: boolean
}

/** Shipping and tax at once on any change; each input is a query of its own, so an answer that comes late counts for nothing else. */
export const quote = (http: Http, { countryId, method, useCredits }: QuoteInput) =>
  queryOptions({
    queryKey: ['shipping-vat', countryId, method, useCredits],
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Quote> => {
      const body = { country_id: countryId, method, use_credits: useCredits }
      return inOurNames((await http.post('/api/shipping-vat', body)).data)
    },
  })

/** Places the order; the same key is the same order, however often it is sent. Answers the payment page's address. */
export async function placeOrder(http: Http, order: OrderInput, key: string): Promise<string> {
  const headers = { 'Idempotency-Key': key }
  const placed = await http.post('/api/checkout', inWireNames(order), { headers })
  return placed.data.redirect
}

export const changeAddress = (http: Http, id: number, destination: Destination) =>
  http.put('/api/addresses/:id', inWireNames(destination), { params: { id } })

export const deleteAddress = (http: Http, id: number) => http.delete('/api/addresses/:id', { params: { id } })

/** Returns what the server says of the fields that were sent, by our names of them: `shipping.address.lastName`. */
export const problemsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isHttpError(error) ? error.fields : {}).map(([field, sentences]) => [
      toOurName(field),
      sentences.join(' '),
    ]),
  )
