import {
  addressFormat as format,
  checkAddress as check,
  placeLines as linesOf,
  tidyAddress as tidy,
} from '@nireeka/contracts'
import type { PostalAddress } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames, inWireNames, toOurName } from '@nireeka/kit'

/** A delivery address without the country. */
export type Address = InOurNames<PostalAddress>
export type AddressField = keyof Address

/** Returns a country's address format: its fields by our names, in order, and its postcode pattern. */
export function addressFormat(countryId: number) {
  const { fields, postcode } = format(countryId)
  return { fields: fields.map((field) => ({ ...field, name: toOurName(field.name) })), postcode }
}

export type AddressFieldFormat = ReturnType<typeof addressFormat>['fields'][number]

/** Returns the error sentences for an address in its country, by field. */
export const checkAddress = (address: Address, countryId: number): Partial<Record<AddressField, string>> =>
  inOurNames(check(inWireNames<PostalAddress>(address), countryId))

/** Returns the address with only the fields that its country uses, normalised. */
export const tidyAddress = (address: Address, countryId: number): Address =>
  inOurNames(tidy(inWireNames<PostalAddress>(address), countryId))

/** Returns an address as lines in the form of its country, without names and country. */
export const placeLines = (address: Address, countryId: number): string[] =>
  linesOf(inWireNames<PostalAddress>(address), countryId)
