import type { Loader } from '@nireeka/kit/routes'

import { bikeBySlug } from '../bike/bike.api.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { readPair } from './compare-address.ts'
import { isEmptyPair, standardPair } from './standard-pair.ts'
import { knownSize } from './use-shown-build.ts'

/** Loads the bikes to choose from, and both sides with their colours. */
export const loader: Loader<'/configurator/compare'> = async ({ http, query, load }) => {
  const list = await load(bikes(http))
  const named = readPair(query)
  const { one, two } = isEmptyPair(named) ? standardPair(list) : named
  for (const side of [one, two]) {
    if (!side) continue
    const bike = await load(bikeBySlug(http, side.slug))
    const sizeId = knownSize(bike, side.build)
    if (sizeId !== undefined) await load(coloursOf(http, bike.id, sizeId))
  }
}
