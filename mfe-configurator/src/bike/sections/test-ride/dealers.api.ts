import type { Http } from '@nireeka/contracts'
import type { DealerData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import { STALE_MS } from '../stale-time.ts'

export type Dealer = InOurNames<DealerData>

/** The dealers at whom a bike can be ridden. */
export const testRides = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['test-rides', slug],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<Dealer[]> => {
      const { data } = await http.get('/api/dealers', { signal })
      return inOurNames(data.dealers).filter(
        ({ services, bikes }) => services.includes('test_ride') && bikes.includes(slug),
      )
    },
  })
