import { COUNTRY_ADDRESSES, type CountryAddress, type PostcodeForm } from './address-countries.ts'
import type { Region } from './address-regions.ts'
import type { AddressWish } from './api/checkout.ts'

export type AddressField = keyof AddressWish

/** One field of an address as its form shows it. */
export interface AddressFieldFormat {
  name: AddressField
  label: string
  isRequired: boolean
  /** The browser's own word for it. */
  autocomplete: string
  /** What to choose from; null: it is typed. */
  choices: readonly Region[] | null
}

/** How an address is written in a country: its fields in their order, and the form of its postcode. */
export interface AddressFormat {
  fields: readonly AddressFieldFormat[]
  /** Null: there are none, or we don't know their form. */
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

/** A country that we know no rules of: everything may be written, nothing is judged. */
const ANYWHERE: CountryAddress = {
  order: ['street', 'street_2', 'postcode', 'city', 'region'],
  street: 'Street and number',
  street_2: 'Floor, flat or c/o',
  city: 'City',
}

const countryOf = (countryId: number) => COUNTRY_ADDRESSES[countryId] ?? ANYWHERE

/** How an address is written in a country, by the id of the table of countries. Labels are the country's own words. */
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

/** The address as it is written there: postcodes in capitals with their blank, regions by their code, the rest without blanks around it. What is not written there at all is dropped. */
export function tidyAddress(address: AddressWish, countryId: number): AddressWish {
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

/** A browser fills in 'California' where the parcel says CA. */
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
 * What is wrong with an address in a country, one sentence by field; empty: nothing. Judged is what `tidyAddress` makes
 * of it, so capitals and blanks don't matter. The page says it at the fields, the server refuses by the same rules.
 */
export function checkAddress(address: AddressWish, countryId: number): Partial<Record<AddressField, string>> {
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
