import { COUNTRY_ADDRESSES, type CountryAddress, type PostcodeForm } from './address-countries.ts'
import type { Region } from './address-regions.ts'
import type { PostalAddress } from './api/checkout.ts'

export type AddressField = keyof PostalAddress

/** One field of an address form. */
export interface AddressFieldFormat {
  name: AddressField
  label: string
  isRequired: boolean
  /** The value of the input's HTML `autocomplete` attribute. */
  autocomplete: string
  /** The regions to choose from; null for a field that is typed. */
  choices: readonly Region[] | null
}

/** How addresses of a country are written: their fields in order, and the form of the postcode. */
export interface AddressFormat {
  fields: readonly AddressFieldFormat[]
  /** Null when the country has no postcodes, or when their form isn't known here. */
  postcode: PostcodeForm | null
}

const AUTOCOMPLETE: Record<AddressField, string> = {
  name: 'given-name',
  last_name: 'family-name',
  street: 'address-line1',
  street_2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  phone: 'tel',
}

const MISSING: Partial<Record<AddressField, string>> = {
  name: 'Please enter a first name.',
  last_name: 'Please enter a last name.',
  street: 'Please enter the street.',
  city: 'Please enter the city.',
}

/** The rules for countries that this file doesn't list: every field may be filled in, and nothing is checked. */
const ANYWHERE: CountryAddress = {
  order: ['street', 'street_2', 'postcode', 'city', 'region'],
  street: 'Street and number',
  street_2: 'Floor, flat or c/o',
  city: 'City',
}

const countryOf = (countryId: number) => COUNTRY_ADDRESSES[countryId] ?? ANYWHERE

/** Returns how addresses are written in the country with this id. Labels are the terms used in that country. */
export function addressFormat(countryId: number): AddressFormat {
  const country = countryOf(countryId)
  const field = (name: AddressField, label: string, isRequired: boolean): AddressFieldFormat => ({
    name,
    label,
    isRequired,
    autocomplete: AUTOCOMPLETE[name],
    choices: name === 'region' ? (country.region?.choices ?? null) : null,
  })
  const place = country.order.map((name) => {
    if (name === 'postcode')
      return field(name, country.postcode?.label ?? 'Postcode', country.postcode !== undefined)
    if (name === 'region') return field(name, country.region?.label ?? 'Region', country.region !== undefined)
    return field(name, country[name], name !== 'street_2')
  })
  return {
    fields: [
      field('name', 'First name', true),
      field('last_name', 'Last name', true),
      ...place,
      field('phone', 'Phone', false),
    ],
    postcode: country.postcode ?? null,
  }
}

/**
 * Returns the address in the country's own spelling: postcodes in capitals with their blank, regions by their code,
 * other fields trimmed. Fields that the country doesn't use are dropped.
 */
export function tidyAddress(address: PostalAddress, countryId: number): PostalAddress {
  const { order, region, postcode } = countryOf(countryId)
  return {
    name: address.name.trim(),
    last_name: address.last_name.trim(),
    street: address.street.trim(),
    street_2: tidyOptional(address.street_2),
    city: address.city.trim(),
    region: order.includes('region') ? tidyRegion(address.region, region?.choices ?? []) : null,
    postcode: order.includes('postcode') ? tidyPostcode(address.postcode, postcode) : '',
    phone: tidyOptional(address.phone),
  }
}

const tidyOptional = (value: string | null) => value?.trim() || null

/** Returns the code of a region that was given by name: browsers fill in "California" where a parcel says CA. */
function tidyRegion(value: string | null, choices: readonly Region[]) {
  const typed = tidyOptional(value)
  const same = (one: string) => one.toLowerCase() === typed?.toLowerCase()
  return choices.find((choice) => same(choice.value) || same(choice.label))?.value ?? typed
}

function tidyPostcode(value: string, form: PostcodeForm | undefined) {
  const typed = value.trim().toUpperCase()
  if (!form?.blankBefore) return typed
  const close = typed.replaceAll(/[\s-]/g, '')
  return `${close.slice(0, -form.blankBefore)} ${close.slice(-form.blankBefore)}`.trim()
}

/**
 * Returns the errors of an address in a country, one sentence per field; an empty object means that it is valid. The
 * address is put in order with `tidyAddress` first, so capitals and blanks don't matter. Page and server use the same
 * rules.
 */
export function checkAddress(
  address: PostalAddress,
  countryId: number,
): Partial<Record<AddressField, string>> {
  const tidy = tidyAddress(address, countryId)
  const { region, postcode } = countryOf(countryId)
  const wrong: Partial<Record<AddressField, string>> = {}
  for (const { name } of addressFormat(countryId).fields) {
    if (MISSING[name] && !tidy[name]) wrong[name] = MISSING[name]
  }
  if (region && !region.choices.some(({ value }) => value === tidy.region)) wrong.region = region.sentence
  if (postcode && !postcode.pattern.test(tidy.postcode)) wrong.postcode = postcode.sentence
  return wrong
}
