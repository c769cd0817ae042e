import type { ProviderName, ShippingMethod } from '@nireeka/contracts/api'

import { type AddressField, tidyAddress } from './address-rules.api.ts'
import type { Checkout, Destination, OrderInput, Quote, SavedAddress } from './checkout.api.ts'

/** An address being typed, with every field, also those that its country doesn't use, so that no text is lost. */
export type TypedAddress = Record<AddressField, string>

export interface TypedDestination {
  countryId: number
  address: TypedAddress
}

/** Either a saved address, by its id, or a typed one. */
export interface DestinationDraft {
  choice: number | 'new'
  typed: TypedDestination
}

/** All of the shopper's choices at the checkout. */
export interface Draft {
  email: string
  shipping: DestinationDraft
  billing: DestinationDraft & { isSame: boolean }
  method: ShippingMethod
  /** The payment provider; null while none is available. */
  provider: ProviderName | null
  useCredits: boolean
}

const EMPTY: TypedAddress = {
  name: '',
  lastName: '',
  street: '',
  street2: '',
  city: '',
  region: '',
  postcode: '',
  phone: '',
}

type Names = Pick<TypedAddress, 'name' | 'lastName'>

/**
 * Returns the initial draft: the member's names, and the country that was chosen in the cart or that the last order
 * went to. Of the saved addresses it is the last used one there, or else the last used one.
 */
export function startDraft(checkout: Checkout, names: Names): Draft {
  const typed = {
    countryId: checkout.countryId,
    address: { ...EMPTY, name: names.name, lastName: names.lastName },
  }
  const inCountry = checkout.addresses.find(({ countryId }) => countryId === checkout.countryId)
  const choice = (inCountry ?? checkout.addresses[0])?.id ?? 'new'
  return {
    email: checkout.email,
    shipping: { choice, typed },
    billing: { choice, typed, isSame: true },
    method: 'standard',
    provider: checkout.providers[0]?.id ?? null,
    useCredits: false,
  }
}

/** Returns the chosen saved address; undefined if an address is typed, or if the saved one no longer exists. */
export const savedChoice = ({ choice }: DestinationDraft, addresses: readonly SavedAddress[]) =>
  addresses.find(({ id }) => id === choice)

export const countryIdOf = (place: DestinationDraft, addresses: readonly SavedAddress[]) =>
  savedChoice(place, addresses)?.countryId ?? place.typed.countryId

/** Returns a saved address with all fields of the form, for editing. */
export const typedFrom = ({ id: _id, countryId, ...address }: SavedAddress): TypedDestination => ({
  countryId,
  address: {
    ...address,
    street2: address.street2 ?? '',
    region: address.region ?? '',
    phone: address.phone ?? '',
  },
})

/** Returns a typed address with only the fields that its country uses. */
export const toDestination = ({ countryId, address }: TypedDestination): Destination => ({
  address: tidyAddress(address, countryId),
  countryId,
})

const chosenDestination = ({ choice, typed }: DestinationDraft): OrderInput['shipping'] =>
  choice === 'new' ? toDestination(typed) : { addressId: choice }

/**
 * Returns the order to send, with the method, code and total that the page shows; the server never charges anything
 * else.
 */
export function toOrder(draft: Draft, { method, promo, payable }: Quote): OrderInput | null {
  if (payable === null || draft.provider === null) return null
  return {
    shipping: chosenDestination(draft.shipping),
    billing: draft.billing.isSame ? null : chosenDestination(draft.billing),
    email: draft.email.trim(),
    shippingMethod: method,
    provider: draft.provider,
    useCredits: draft.useCredits,
    promoCode: promo?.code ?? null,
    expectedPayable: payable,
  }
}
