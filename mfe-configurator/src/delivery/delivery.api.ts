import { DEFAULT_COUNTRY_ID, type Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** Which bike in which size and colour, and where it goes; without a country, to the spec's (section 9). */
export interface Painted {
  bikeId: number
  sizeId: number
  colourId: number
  countryId?: number | null
}

/** Days as 2026-12-24, weeks from today. */
export interface DeliveryTime {
  from: string
  to: string
  weeksFrom: number
  weeksTo: number
}

/** Null: nobody can say yet. */
export const deliveryOf = (http: Http, { bikeId, sizeId, colourId, countryId }: Painted) => {
  // What the server renders knows no country: the default one is the same question, and asked once.
  const country = countryId === DEFAULT_COUNTRY_ID ? null : (countryId ?? null)
  return queryOptions({
    queryKey: ['delivery', bikeId, sizeId, colourId, country],
    queryFn: async ({ signal }): Promise<DeliveryTime | null> => {
      const path = '/api/configurator/colors/get-date/:productId/:sizeId/:colorId'
      const params = { productId: bikeId, sizeId, colorId: colourId }
      const query = country === null ? undefined : { country_id: country }
      const { data } = await http.get(path, { params, query, signal })
      if (!data) return null
      const { arrives_from, arrives_to, weeks_from, weeks_to } = data
      return { from: arrives_from, to: arrives_to, weeksFrom: weeks_from, weeksTo: weeks_to }
    },
  })
}
