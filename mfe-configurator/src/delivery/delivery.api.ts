import type { Answer, Http } from '@nireeka/contracts'
import type { DeliveryDatesData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

/** Which bike in which size and colour. */
export interface Painted {
  bikeId: number
  sizeId: number
  colourId: number
}

/** Days as 2026-12-24, weeks from today. */
export interface DeliveryTime {
  from: string
  to: string
  weeksFrom: number
  weeksTo: number
}

/** Null: nobody can say yet. */
export const deliveryOf = (http: Http, painted: Painted) =>
  queryOptions({
    queryKey: ['delivery', painted],
    queryFn: async ({ signal }): Promise<DeliveryTime | null> => {
      const { bikeId, sizeId, colourId } = painted
      const path = `/api/configurator/colors/get-date/${bikeId}/${sizeId}/${colourId}`
      const { data } = await http.get<Answer<DeliveryDatesData | null>>(path, { signal })
      if (!data) return null
      const { arrives_from, arrives_to, weeks_from, weeks_to } = data
      return { from: arrives_from, to: arrives_to, weeksFrom: weeks_from, weeksTo: weeks_to }
    },
  })
