import type { Answer, Http } from '@nireeka/contracts'
import type { CountriesData, PlaceWish, SavedAddressData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { toSaved } from './address.ts'

interface Addresses {
  addresses: SavedAddressData[]
}

export const ADDRESSES_KEY = ['addresses']

/** The member's own addresses, the one used last first, and the countries that one can be in. */
export const addressBook = (http: Http) =>
  queryOptions({
    queryKey: ADDRESSES_KEY,
    queryFn: async ({ signal }) => {
      const [book, known] = await Promise.all([
        http.get<Answer<Addresses>>('/api/addresses', { signal }),
        http.get<Answer<CountriesData>>('/api/countries', { signal }),
      ])
      const { countries } = known.data
      return { countries, addresses: book.data.addresses.map((one) => toSaved(one, countries)) }
    },
  })

/** Without an id it is a new one. */
export const saveAddress = (http: Http, id: number | null, wish: PlaceWish) =>
  id === null
    ? http.post<Answer<Addresses>>('/api/addresses', wish)
    : http.put<Answer<Addresses>>(`/api/addresses/${id}`, wish)

export const deleteAddress = (http: Http, id: number) =>
  http.delete<Answer<Addresses>>(`/api/addresses/${id}`)
