import { DEFAULT_COUNTRY_ID, type Http } from '@nireeka/contracts'
import { inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export const FIRST_COUNTRY = DEFAULT_COUNTRY_ID

/** The query of the countries that goods are sent to. */
export const deliveryCountries = (http: Http) =>
  queryOptions({
    queryKey: ['delivery-countries'],
    queryFn: async ({ signal }) => inOurNames((await http.get('/api/countries', { signal })).data).countries,
  })

interface Asked {
  bike: number
  size: number
  colour: number
  country: number
  /** The version of the bike: after a change the dates are read again. */
  version: number
}

/** The query of when a bike arrives that is ordered now; null on request. */
export const deliveryOf = (http: Http, { bike, size, colour, country, version }: Asked) =>
  queryOptions({
    queryKey: ['delivery-preview', bike, size, colour, country, version],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/configurator/colors/get-date/:productId/:sizeId/:colorId', {
        params: { productId: bike, sizeId: size, colorId: colour },
        query: { country_id: country },
        signal,
      })
      return data && inOurNames(data)
    },
  })
