import { type Address, placeLines } from './address-rules.api.ts'
import type { Country } from './checkout.api.ts'

/** Returns an address as one line of text, in the form of its country. */
export function addressLine(address: Address, countryId: number, countries: readonly Country[]): string {
  const country = countries.find(({ id }) => id === countryId)?.name
  return [...placeLines(address, countryId), country].filter(Boolean).join(', ')
}

export const fullName = ({ name, lastName }: Pick<Address, 'name' | 'lastName'>) => `${name} ${lastName}`
