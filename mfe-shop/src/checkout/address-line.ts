import { type Address, addressFormat } from './address-rules.api.ts'
import type { Country } from './checkout.api.ts'

/** Returns an address as one line of text, in the order of its country. */
export function addressLine(address: Address, countryId: number, countries: readonly Country[]): string {
  const place = addressFormat(countryId)
    .fields.map(({ name }) => name)
    .filter((name) => !['name', 'lastName', 'phone'].includes(name))
    .map((name) => address[name])
  const country = countries.find(({ id }) => id === countryId)?.name
  return [...place, country].filter(Boolean).join(', ')
}

export const fullName = ({ name, lastName }: Pick<Address, 'name' | 'lastName'>) => `${name} ${lastName}`
