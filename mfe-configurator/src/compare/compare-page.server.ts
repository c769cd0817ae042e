import type { Loader } from '@nireeka/kit/routes'

import { bikeBySlug } from '../bike/bike.api.ts'
import { bikes } from '../bikes/bikes.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import { readColumns } from './compare-address.ts'
import { isEmpty, standardColumns } from './standard-columns.ts'
import { knownSize } from './use-shown-build.ts'

/** Loads the bikes to choose from, and all columns with their colours. */
export const loader: Loader<'/configurator/compare'> = async ({ http, query, load }) => {
  const list = await load(bikes(http))
  const named = readColumns(query)
  for (const column of isEmpty(named) ? standardColumns(list) : named) {
    if (!column) continue
    const bike = await load(bikeBySlug(http, column.slug))
    const sizeId = knownSize(bike, column.build)
    if (sizeId !== undefined) await load(coloursOf(http, bike.id, sizeId))
  }
}
