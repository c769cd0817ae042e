import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** The query for the countries of delivery. */
export const countriesOf = (http: Http) =>
  queryOptions({
    queryKey: ['countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/countries', { signal })
      return data.countries.map(({ id, name, served }) => ({ id, name, isServed: served }))
    },
  })
