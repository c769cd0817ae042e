import type { Loader } from '@nireeka/kit/routes'

import { bikeBySlug } from '../bike/bike.api.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { readPair } from './compare-address.ts'
import { knownSize } from './use-shown-build.ts'

/** Loads both bikes with their colours and, for an empty side, the bikes to pick from. */
export const loader: Loader<'/configurator/compare'> = async ({ http, query, load }) => {
  const { one, two } = readPair(query)
  if (!one || !two) await load(bikes(http))
  for (const side of [one, two]) {
    if (!side) continue
    const bike = await load(bikeBySlug(http, side.slug))
    const sizeId = knownSize(bike, side.build)
    if (sizeId !== undefined) await load(coloursOf(http, bike.id, sizeId))
  }
}
