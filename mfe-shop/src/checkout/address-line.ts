import { type Address, placeLines } from './address-rules.api.ts'
import type { Country } from './checkout.api.ts'

/** Returns an address as one line of text, in the form of its country. */
export function addressLine(address: Address, countryId: number, countries: readonly Country[]): string {
  const country = countries.find(({ id }) => id === countryId)?.name
  return [...placeLines(address, countryId).map(keepNumber), country].filter(Boolean).join(', ')
}

/** Keeps the number at a line's end beside its word: "Apt 4", "CA 94111". */
const keepNumber = (line: string) => line.replace(/ (?=\S*\d\S*$)/, '\u00A0')

export const fullName = ({ name, lastName }: Pick<Address, 'name' | 'lastName'>) => `${name} ${lastName}`
