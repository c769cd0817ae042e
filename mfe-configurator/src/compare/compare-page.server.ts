import type { Loader } from '@nireeka/kit/routes'

import { bikeBySlug } from '../bike/bike.api.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { readColumns } from './compare-address.ts'
import { isEmpty, standardColumns } from './standard-columns.ts'
import { knownSize } from './use-shown-build.ts'

/** Loads the bikes to choose from, and all columns at once with their colours, because the rounds of reads are limited. */
export const loader: Loader<'/configurator/compare'> = async ({ http, query, load }) => {
  const list = await load(bikes(http))
  const named = readColumns(query)
  const columns = isEmpty(named) ? standardColumns(list) : named
  const found = columns.filter((column) => column !== null)
  await Promise.all(
    found.map(async ({ slug, build }) => {
      const bike = await load(bikeBySlug(http, slug))
      const sizeId = knownSize(bike, build)
      if (sizeId !== undefined) await load(coloursOf(http, bike.id, sizeId))
    }),
  )
}
