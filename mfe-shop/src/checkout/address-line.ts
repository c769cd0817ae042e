import { addressFormat } from '@nireeka/contracts'
import type { AddressWish } from '@nireeka/contracts/api'

import type { Country } from './checkout.api.ts'

/** An address in a line, its parts in the order of its country. */
export function addressLine(address: AddressWish, countryId: number, countries: readonly Country[]): string {
  const place = addressFormat(countryId)
    .fields.map(({ name }) => name)
    .filter((name) => !['name', 'last_name', 'phone'].includes(name))
    .map((name) => address[name])
  const country = countries.find(({ id }) => id === countryId)?.name
  return [...place, country].filter(Boolean).join(', ')
}

export const fullName = ({ name, last_name }: Pick<AddressWish, 'name' | 'last_name'>) =>
  `${name} ${last_name}`
