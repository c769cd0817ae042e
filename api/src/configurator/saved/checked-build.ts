import type { SaveBikeData } from '@nireeka/contracts/api'
import { isBlocked, type OfferedBike, problemsOf, toPartIds } from '@nireeka/contracts/build'

import type { Db } from '../../database/open-database.ts'
import { invalid } from '../../http/errors.ts'
import { createBikes } from '../bikes.repository.ts'
import { toOffered } from '../summary/to-offered.ts'

/** A build as it is stored: of this bike, in a size and colour that it is built in, with parts that it is offered with. */
export interface CheckedBuild {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  ral: string[]
  part_ids: number[]
}

/** The build that somebody wants to keep, or a 422 that says at its field what can't be. Size and colour may be open. */
export async function checkBuild(db: Db, wish: SaveBikeData): Promise<CheckedBuild> {
  const data = await createBikes(db).find(wish.bike_slug)
  if (!data) throw invalid('bike_slug', 'We don’t build this bike.')
  const bike = toOffered(data)
  await demandSizeAndColour(db, data.bike.id, wish)
  const part_ids = ownParts(bike, wish.part_ids ?? [])
  const build = { sizeId: wish.size_id, colourId: wish.color_id, ral: [], partIds: part_ids }
  // The rider's country is the law's matter, and is only warned of.
  const problems = problemsOf(bike, build, null)
  if (isBlocked(problems)) throw invalid('part_ids', problems.map(({ text }) => text).join(' '))
  return {
    bike_id: data.bike.id,
    size_id: wish.size_id,
    colour_id: wish.color_id,
    ral: wish.ral ?? [],
    part_ids,
  }
}

async function demandSizeAndColour(db: Db, bikeId: number, wish: SaveBikeData) {
  const { size_id, color_id, ral = [] } = wish
  if (size_id === null && color_id !== null) throw invalid('color_id', 'Choose a size before the colour.')
  if (color_id === null && ral.length > 0) throw invalid('ral', 'Choose a colour before its RAL codes.')
  if (size_id === null) return
  const offers = await db
    .selectFrom('bike_sizes as size')
    .innerJoin('size_colours as offer', 'offer.size_id', 'size.id')
    .select('offer.colour_id')
    .where('size.id', '=', size_id)
    .where('size.bike_id', '=', bikeId)
    .execute()
  if (offers.length === 0) throw invalid('size_id', 'This bike isn’t built in this size at the moment.')
  const isOffered = color_id === null || offers.some(({ colour_id }) => colour_id === color_id)
  if (!isOffered) throw invalid('color_id', 'This size isn’t built in this colour.')
}

/** The chosen parts but the bike's own, each once, in order. */
function ownParts(bike: OfferedBike, wished: readonly number[]): number[] {
  const taken = new Set<number>()
  const ids = [...new Set(wished)]
  const known = bike.slots.flatMap((slot) => slot.parts.map((part) => ({ slot, part })))
  for (const id of ids) {
    const found = known.find(({ part }) => part.id === id)
    if (!found) throw invalid('part_ids', 'Not all of these parts are made for this bike.')
    const { slot } = found
    if (slot.choice === 'single' && taken.has(slot.id))
      throw invalid('part_ids', `${slot.title}: only one of these can be built in.`)
    taken.add(slot.id)
  }
  return toPartIds(bike, ids)
}
