import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** The query for the id of the product that stands for a build of this bike in a cart. */
export const productOfBike = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['product-of-bike', slug],
    queryFn: async ({ signal }): Promise<number> => {
      const { data } = await http.get('/api/configurator/:id', {
        params: { id: slug },
        anonymous: true,
        signal,
      })
      return data.bike.product_id
    },
  })
