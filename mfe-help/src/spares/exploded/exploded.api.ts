import type { Http } from '@nireeka/contracts'
import type { ExplodedData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

import { SPARES } from '../list-params.ts'
import { type AskedBike, fieldOf, MY_BIKE } from '../my-bike.api.ts'

export type Exploded = ReturnType<typeof toExploded>
export type ExplodedBike = Exploded['bike']
export type ExplodedSpare = Exploded['spares'][number]

/** Returns the path of a model's exploded view. */
export const explodedPath = (slug: string) => `${SPARES}/exploded/${slug}`

/** Returns the path of the exploded view of one bike as it is built. */
export const myExplodedPath = (bike: AskedBike) =>
  `${MY_BIKE}/exploded?${new URLSearchParams(fieldOf(bike)).toString()}`

export const explodedModel = (http: Http, slug: string) =>
  queryOptions({
    queryKey: ['exploded', slug],
    queryFn: async ({ signal }) =>
      toExploded((await http.get('/api/spares/exploded', { query: { bike: slug }, signal })).data),
  })

export const explodedMyBike = (http: Http, bike: AskedBike) =>
  queryOptions({
    queryKey: ['exploded-bike', bike],
    retry: false,
    queryFn: async ({ signal }) => {
      const query = 'serial' in bike ? { serial: bike.serial } : { order_bike_id: bike.orderBikeId }
      return toExploded((await http.get('/api/spares/exploded/for-bike', { query, signal })).data)
    },
  })

const toExploded = ({ bike: { built, ...bike }, spares }: ExplodedData) => ({
  bike: {
    ...bike,
    built: built && { size: built.size, year: built.year, partIds: built.part_ids, colour: built.colour },
  },
  spares: spares.map(({ fit_level, ...spare }) => ({ ...spare, isForDealers: fit_level === 'dealer' })),
})
