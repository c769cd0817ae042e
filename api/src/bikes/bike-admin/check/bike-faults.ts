import { problemsOf } from '@nireeka/contracts/bike-build'

import type { Offer } from '../../bike-build/offer.ts'
import { type CheckedBuild, nameOf, stateOf } from './build-state.ts'
import type { Catalogue } from './read-catalogue.ts'

/** A RAL code for builds that nobody has chosen one for. */
const ANY_RAL = '9005'

/** Returns the builds that nobody has changed anything of: one for each size and colour of the published bikes. */
export const defaultBuilds = ({ offers }: Catalogue): CheckedBuild[] =>
  [...offers.values()].filter(({ isPublished }) => isPublished).flatMap(buildsOf)

const buildsOf = ({ bikeId, sizes, colours, isBuilt }: Offer): CheckedBuild[] =>
  sizes.flatMap(({ id: size_id }) =>
    [...colours.values()]
      .filter((colour) => isBuilt(size_id, colour.id))
      .map((colour) => ({
        bike_id: bikeId,
        size_id,
        colour_id: colour.id,
        ral: Array.from({ length: colour.ralCodes }, () => ANY_RAL),
        part_ids: [],
      })),
  )

/** Returns why published bikes can't be sold as they come, in sentences; none when all can. */
export function bikeFaults(catalogue: Catalogue): string[] {
  const bikes = [...catalogue.offers.values()].filter(({ isPublished }) => isPublished)
  return [
    ...bikes.flatMap(faultsOf),
    ...defaultBuilds(catalogue).flatMap((build) => faultOf(build, catalogue)),
  ]
}

function faultsOf({ title, sizes, bike }: Offer): string[] {
  const isBuilt = sizes.some(({ is_available }) => is_available)
  const open = bike.slots.filter(
    ({ choice, parts }) => choice === 'single' && parts.filter(({ isDefault }) => isDefault).length !== 1,
  )
  return [
    ...(isBuilt ? [] : [`${title} has no size that comes in a colour.`]),
    ...open.map((slot) => `${title} needs one part that it comes with in the slot “${slot.title}”.`),
  ]
}

function faultOf(build: CheckedBuild, catalogue: Catalogue): string[] {
  const problem = stateOf(build, catalogue).problem ?? ruleBrokenBy(build, catalogue)
  return problem === null
    ? []
    : [`${nameOf(build, catalogue)} can’t be built in its standard form: ${problem}`]
}

/**
 * Returns the reason of the first rule that a build breaks; or null. Unlike an order's check, it counts what a bike
 * breaks without anything chosen.
 */
function ruleBrokenBy({ bike_id, size_id, colour_id, ral, part_ids }: CheckedBuild, { offers }: Catalogue) {
  const offer = offers.get(bike_id)
  if (!offer) return null
  const build = { sizeId: size_id, colourId: colour_id, ral, partIds: part_ids }
  return problemsOf(offer.bike, build, null).find(({ isWarning }) => !isWarning)?.text ?? null
}
