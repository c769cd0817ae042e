import { DEFAULT_COUNTRY_ID, type Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** A bike's size and colour, and its country of delivery; without one, the spec's (section 9). */
export interface Painted {
  bikeId: number
  sizeId: number
  colourId: number
  countryId?: number | null
}

/** The delivery's first and last day as 2026-12-24, and weeks from today. */
export interface DeliveryTime {
  from: string
  to: string
  weeksFrom: number
  weeksTo: number
}

/** The query for a build's delivery time; null if it is unknown. */
export const deliveryOf = (http: Http, { bikeId, sizeId, colourId, countryId }: Painted) => {
  // The default country is sent as null, so that the server-rendered page, which knows no country, shares the cache
  // entry.
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
