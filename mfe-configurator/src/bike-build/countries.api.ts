import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import type { Country } from './builder.ts'

/** The query for the countries to which we deliver. */
export const countriesOf = (http: Http) =>
  queryOptions({
    queryKey: ['countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Country[]> => {
      const { data } = await http.get('/api/countries', { signal })
      return data.countries.map(({ id, name, served, speed_limit_kmh }) => ({
        id,
        name,
        isServed: served,
        speedLimit: speed_limit_kmh,
      }))
    },
  })
