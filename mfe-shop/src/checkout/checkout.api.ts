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

/** Where goods go: a typed address with its country. */
export interface Destination {
  address: Address
  countryId: number
}

/** The input of an order, with the total that the page shows. */
export interface OrderInput {
  /** One of the saved addresses, or a typed one. */
  shipping: Destination | { addressId: number }
  /** The billing address; null: the same as shipping. */
  billing: Destination | { addressId: number } | null
  email: string
  shippingMethod: ShippingMethod
  provider: ProviderName
  useCredits: boolean
  promoCode: string | null
  /** The total in dollars that the page shows. */
  expectedPayable: number
}

/** The query of the checkout. It is never cached, because prices and stock must be current. */
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

/** The query of shipping and tax. Each input is its own query, so that a late answer can't replace a newer one. */
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

/**
 * Places the order and returns the payment page's URL. The same idempotency key is always the same order, however
 * often it is sent.
 */
export async function placeOrder(http: Http, order: OrderInput, key: string): Promise<string> {
  const headers = { 'Idempotency-Key': key }
  const placed = await http.post('/api/checkout', inWireNames(order), { headers })
  return placed.data.redirect
}

export const changeAddress = (http: Http, id: number, destination: Destination) =>
  http.put('/api/addresses/:id', inWireNames(destination), { params: { id } })

export const deleteAddress = (http: Http, id: number) => http.delete('/api/addresses/:id', { params: { id } })

/** Returns the server's field errors under our field names, such as `shipping.address.lastName`. */
export const problemsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isHttpError(error) ? error.fields : {}).map(([field, sentences]) => [
      toOurName(field),
      sentences.join(' '),
    ]),
  )
