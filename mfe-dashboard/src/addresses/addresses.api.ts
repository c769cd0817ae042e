import { type Http, postalLines, tidyAddress } from '@nireeka/contracts'
import type { PostalAddress, SavedAddressData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import type { Country, SavedAddress } from './address.ts'
import type { AddressInput } from './address-schema.api.ts'

export const ADDRESSES_KEY = ['addresses']

/** The query for the member's own addresses, the last used first, and the countries to choose from. */
export const addressBook = (http: Http) =>
  queryOptions({
    queryKey: ADDRESSES_KEY,
    queryFn: async ({ signal }) => {
      const [book, known] = await Promise.all([
        http.get('/api/addresses', { signal }),
        http.get('/api/countries', { signal }),
      ])
      const { countries } = known.data
      return { countries, addresses: book.data.addresses.map((one) => toSaved(one, countries)) }
    },
  })

/** Saves an address in its country's format; without an id it creates one. */
export function saveAddress(http: Http, id: number | null, { address, country_id }: AddressInput) {
  const body = { country_id, address: tidyAddress(address, country_id) }
  return id === null
    ? http.post('/api/addresses', body)
    : http.put('/api/addresses/:id', body, { params: { id } })
}

export const deleteAddress = (http: Http, id: number) => http.delete('/api/addresses/:id', { params: { id } })

const toSaved = (
  { id, country_id, ...address }: SavedAddressData,
  countries: readonly Country[],
): SavedAddress => ({
  id,
  countryId: country_id,
  address: toFields(address),
  lines: postalLines(address, {
    id: country_id,
    name: countries.find((country) => country.id === country_id)?.name ?? '',
  }),
})

const toFields = ({ last_name, street_2, region, phone, ...address }: PostalAddress) => ({
  ...address,
  lastName: last_name,
  street2: street_2 ?? '',
  region: region ?? '',
  phone: phone ?? '',
})
