import type { Http } from '@nireeka/contracts'
import type { FittingData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type Fitting = InOurNames<FittingData>[number]

/** The query for the accessories that go with a cart of these products. */
export const fittingFor = (http: Http, productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['fitting', productIds],
    enabled: productIds.length > 0,
    queryFn: async ({ signal }): Promise<Fitting[]> => {
      const query = { products: productIds.join(',') }
      return inOurNames((await http.get('/api/accessories/fitting', { query, signal })).data)
    },
  })
