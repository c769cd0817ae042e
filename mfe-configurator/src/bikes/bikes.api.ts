import type { Http } from '@nireeka/contracts'
import type { BikeCardData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import type { Bike, ListedBike } from './bike.ts'

export const bikes = (http: Http) =>
  queryOptions({
    queryKey: ['bikes'],
    queryFn: async ({ signal }) => {
      const options = { anonymous: true, signal }
      const { data } = await http.get('/api/configurator', options)
      return data.bikes.map(({ rating, rating_count, colors, ...bike }): ListedBike => ({
        ...toBike(bike),
        rating,
        ratingCount: rating_count,
        colours: colors,
      }))
    },
  })

export const toBike = ({ lead_days, sizes, ...bike }: BikeCardData): Bike => ({
  ...bike,
  leadDays: lead_days,
  sizes: sizes.map(({ id, name, rider_min_cm, rider_max_cm, is_available, note }) => ({
    id,
    name,
    riderFrom: rider_min_cm,
    riderTo: rider_max_cm,
    note: is_available ? null : (note ?? 'Not built at the moment'),
  })),
})
