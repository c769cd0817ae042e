import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { toPart } from '../bike/bike.api.ts'

/**
 * A bike that the member owns. `partIds`: the parts on it (the spec's preUpgrades); `inCartIds`: its upgrades in the
 * cart.
 */
export interface OwnedBike {
  slug: string
  sizeId: number
  colour: { id: number; name: string }
  ral: string[]
  partIds: number[]
  inCartIds: number[]
  /** The parts on it that aren't offered any more. */
  formerParts: Array<ReturnType<typeof toPart>>
}

export const ownedBike = (http: Http, orderBikeId: number) =>
  queryOptions({
    queryKey: ['owned-bike', orderBikeId],
    queryFn: async ({ signal }): Promise<OwnedBike> => {
      const params = { id: orderBikeId }
      const { data } = await http.get('/api/configurator/owned/:id', { params, signal })
      return {
        slug: data.bike_slug,
        sizeId: data.size.id,
        colour: data.color,
        ral: data.ral,
        partIds: data.part_ids,
        inCartIds: data.upgrades_in_cart?.part_ids ?? [],
        formerParts: data.former_parts.map(toPart),
      }
    },
  })
