import type { ServedPage } from '@nireeka/kit/remote'

import { bikeBySlug } from '../bike/bike.api.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { readPair } from './compare-address.ts'
import { compareCode } from './compare-code.ts'
import { knownSize } from './use-shown-build.ts'

/** What the comparison's first view shows: both bikes in their colours, and what can be picked for an empty side. */
export const loadPair: ServedPage['load'] = async ({ http, query, load }) => {
  await compareCode.load()
  const { one, two } = readPair(query)
  if (!one || !two) await load(bikes(http))
  for (const side of [one, two]) {
    if (!side) continue
    const bike = await load(bikeBySlug(http, side.slug))
    const sizeId = knownSize(bike, side.build)
    if (sizeId !== undefined) await load(coloursOf(http, bike.id, sizeId))
  }
}
