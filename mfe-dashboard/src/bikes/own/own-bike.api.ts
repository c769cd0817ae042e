import type { Http } from '@nireeka/contracts'
import { toOffered } from '@nireeka/contracts/bike-build'
import { queryOptions } from '@nireeka/kit/query'

/** The orders that the member's bikes were bought with, by the bikes' ids; a bike older than this shop has none. */
export const ordersOfBikes = (http: Http) =>
  queryOptions({
    queryKey: ['orders-of-bikes'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/spares/my-bikes', { signal })
      return new Map(data.bikes.map(({ order_bike_id, order_id }) => [order_bike_id, order_id]))
    },
  })

/** A model with its slots and the parts that it comes with. */
export const bikeModel = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['bike-model', slug],
    queryFn: async ({ signal }) =>
      toOffered(
        (await http.get('/api/configurator/:id', { params: { id: slug }, anonymous: true, signal })).data,
      ),
  })

/** A spare part that fits a bike. `price` in dollars. */
export interface FittingPart {
  id: number
  title: string
  image: string | null
  price: number
}

/** The families of which a part is shown: brakes, drivetrain, tyres and charger. */
const FAMILIES = ['BRK', 'DRV', 'TYR', 'CHG'] as const

/** The query for parts that fit this very bike and are in stock, one of each family. */
export const fittingParts = (http: Http, bikeId: number) =>
  queryOptions({
    queryKey: ['fitting-parts', bikeId],
    queryFn: async ({ signal }): Promise<FittingPart[]> => {
      const lists = await Promise.all(
        FAMILIES.map((family) =>
          http.get('/api/spares/for-bike', {
            query: { order_bike_id: String(bikeId), family, in_stock: '1' },
            signal,
          }),
        ),
      )
      return lists.flatMap(({ data }) =>
        data.items.slice(0, 1).map(({ id, title, image, price }) => ({ id, title, image, price })),
      )
    },
  })
