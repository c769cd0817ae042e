import type { ProviderName, ShippingMethod } from '@nireeka/contracts/api'

import { type AddressField, tidyAddress } from './address-rules.api.ts'
import type { Checkout, Destination, OrderInput, Quote, SavedAddress } from './checkout.api.ts'

/** An address as it is being typed: every field, also those that this country doesn't write, so that none is lost. */
export type TypedAddress = Record<AddressField, string>

export interface TypedDestination {
  countryId: number
  address: TypedAddress
}

/** One of the saved addresses, by its id, or what is typed. */
export interface DestinationDraft {
  choice: number | 'new'
  typed: TypedDestination
}

/** Everything that the shopper decides at the checkout. */
export interface Draft {
  email: string
  shipping: DestinationDraft
  billing: DestinationDraft & { isSame: boolean }
  method: ShippingMethod
  /** Null while there is no way to pay. */
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

/** What is known before anything is decided: the address used last, the member's names, the country of the server. */
export function startDraft(checkout: Checkout, names: Names): Draft {
  const typed = {
    countryId: checkout.countryId,
    address: { ...EMPTY, name: names.name, lastName: names.lastName },
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
export const savedChoice = ({ choice }: DestinationDraft, addresses: readonly SavedAddress[]) =>
  addresses.find(({ id }) => id === choice)

export const countryIdOf = (place: DestinationDraft, addresses: readonly SavedAddress[]) =>
  savedChoice(place, addresses)?.countryId ?? place.typed.countryId

/** A saved address as the form edits it. */
export const typedFrom = ({ id: _id, countryId, ...address }: SavedAddress): TypedDestination => ({
  countryId,
  address: {
    ...address,
    street2: address.street2 ?? '',
    region: address.region ?? '',
    phone: address.phone ?? '',
  },
})

/** Returns what was typed as its country writes it. */
export const toDestination = ({ countryId, address }: TypedDestination): Destination => ({
  address: tidyAddress(address, countryId),
  countryId,
})

const chosenDestination = ({ choice, typed }: DestinationDraft): OrderInput['shipping'] =>
  choice === 'new' ? toDestination(typed) : { addressId: choice }

/** Returns the order, with what the page shows of method, code and sum: nothing else is ever charged. */
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
