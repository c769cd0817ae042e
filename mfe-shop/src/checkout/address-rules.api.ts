import { addressFormat as format, checkAddress as check, tidyAddress as tidy } from '@nireeka/contracts'
import type { PostalAddress } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames, inWireNames, toOurName } from '@nireeka/kit'

/** Where goods go, without the country. */
export type Address = InOurNames<PostalAddress>
export type AddressField = keyof Address

/** Returns how a country writes an address: its fields by our names, in their order, and the form of its postcode. */
export function addressFormat(countryId: number) {
  const { fields, postcode } = format(countryId)
  return { fields: fields.map((field) => ({ ...field, name: toOurName(field.name) })), postcode }
}

export type AddressFieldFormat = ReturnType<typeof addressFormat>['fields'][number]

/** Returns the sentences for what is wrong with an address in its country, by field. */
export const checkAddress = (address: Address, countryId: number): Partial<Record<AddressField, string>> =>
  inOurNames(check(inWireNames<PostalAddress>(address), countryId))

/** Returns the address as its country writes it, without what isn't written there. */
export const tidyAddress = (address: Address, countryId: number): Address =>
  inOurNames(tidy(inWireNames<PostalAddress>(address), countryId))
