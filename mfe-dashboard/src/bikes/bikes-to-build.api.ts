import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** A bike of our range. `price` in dollars. */
export interface BikeToBuild {
  slug: string
  title: string
  use: string
  image: string
  price: number
}

/** The query for the bikes that can be built. */
export const bikesToBuild = (http: Http) =>
  queryOptions({
    queryKey: ['bikes-to-build'],
    queryFn: async ({ signal }): Promise<BikeToBuild[]> => {
      const { data } = await http.get('/api/configurator', { anonymous: true, signal })
      return data.bikes.map(({ slug, title, use, image, price }) => ({ slug, title, use, image, price }))
    },
  })
