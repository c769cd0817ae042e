import { type AddressField, tidyAddress } from '@nireeka/contracts'
import type { CheckoutWish, PlaceWish, ProviderName, ShippingMethod } from '@nireeka/contracts/api'

import type { Checkout, Quote, SavedAddress } from './checkout.api.ts'

/** An address as it is being typed: every field, also those that this country doesn't write, so that none is lost. */
export type TypedAddress = Record<AddressField, string>

export interface TypedPlace {
  countryId: number
  address: TypedAddress
}

/** One of the saved addresses, by its id, or what is typed. */
export interface PlaceDraft {
  choice: number | 'new'
  typed: TypedPlace
}

/** Everything that the shopper decides at the checkout. */
export interface Draft {
  email: string
  shipping: PlaceDraft
  billing: PlaceDraft & { isSame: boolean }
  method: ShippingMethod
  /** Null while there is no way to pay. */
  provider: ProviderName | null
  useCredits: boolean
}

const EMPTY: TypedAddress = {
  name: '',
  last_name: '',
  street: '',
  street_2: '',
  city: '',
  region: '',
  postcode: '',
  phone: '',
}

type Names = Pick<TypedAddress, 'name' | 'last_name'>

/** What is known before anything is decided: the address used last, the member's names, the country of the server. */
export function startDraft(checkout: Checkout, names: Names): Draft {
  const typed = {
    countryId: checkout.country_id,
    address: { ...EMPTY, name: names.name, last_name: names.last_name },
  }
  const choice = checkout.addresses[0]?.id ?? 'new'
  return {
    email: checkout.email,
    shipping: { choice, typed },
    billing: { choice, typed, isSame: true },
    method: 'standard',
    provider: checkout.providers[0]?.id ?? null,
    useCredits: false,
  }
}

/** The saved address that is chosen; undefined: it is typed, or it is there no more. */
export const savedChoice = ({ choice }: PlaceDraft, addresses: readonly SavedAddress[]) =>
  addresses.find(({ id }) => id === choice)

export const countryIdOf = (place: PlaceDraft, addresses: readonly SavedAddress[]) =>
  savedChoice(place, addresses)?.country_id ?? place.typed.countryId

/** A saved address as the form edits it. */
export const typedFrom = ({ id: _id, country_id, ...address }: SavedAddress): TypedPlace => ({
  countryId: country_id,
  address: {
    ...address,
    street_2: address.street_2 ?? '',
    region: address.region ?? '',
    phone: address.phone ?? '',
  },
})

export const placeWish = ({ countryId, address }: TypedPlace): PlaceWish => ({
  address: tidyAddress(address, countryId),
  country_id: countryId,
})

const wishedPlace = ({ choice, typed }: PlaceDraft): CheckoutWish['shipping'] =>
  choice === 'new' ? placeWish(typed) : { address_id: choice }

/** The order, with what the page shows of method, code and sum: nothing else is ever charged. */
export function wishOf(draft: Draft, { method, promo, payable }: Quote): CheckoutWish | null {
  if (payable === null || draft.provider === null) return null
  return {
    shipping: wishedPlace(draft.shipping),
    billing: draft.billing.isSame ? null : wishedPlace(draft.billing),
    email: draft.email.trim(),
    shipping_method: method,
    provider: draft.provider,
    use_credits: draft.useCredits,
    promo_code: promo?.code ?? null,
    expected_payable: payable,
  }
}
