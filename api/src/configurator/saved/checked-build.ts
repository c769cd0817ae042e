import type { SaveBikeData } from '@nireeka/contracts/api'

import type { Db } from '../../database/open-database.ts'
import { invalid } from '../../http/errors.ts'

/** A build as it is stored: of this bike, in a size and colour that it is built in, with parts that it is offered with. */
export interface CheckedBuild {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  part_ids: number[]
}

/** The build that somebody wants to keep, or a 422 that says at its field what can't be. */
export async function checkBuild(db: Db, wish: SaveBikeData): Promise<CheckedBuild> {
  const bike = await db.selectFrom('bikes').select('id').where('slug', '=', wish.bike_slug).executeTakeFirst()
  if (!bike) throw invalid('bike_slug', 'We don’t build this bike.')
  await demandSizeAndColour(db, bike.id, wish)
  const part_ids = await ownParts(db, bike.id, wish.part_ids)
  return { bike_id: bike.id, size_id: wish.size_id, colour_id: wish.color_id, part_ids }
}

async function demandSizeAndColour(db: Db, bikeId: number, { size_id, color_id }: SaveBikeData) {
  if (size_id === null) {
    if (color_id !== null) throw invalid('color_id', 'Choose a size before the colour.')
    return
  }
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
async function ownParts(db: Db, bikeId: number, wished: number[]): Promise<number[]> {
  const ids = [...new Set(wished)].toSorted((a, b) => a - b)
  if (ids.length === 0) return []
  const parts = await db
    .selectFrom('bike_parts as offer')
    .innerJoin('parts as part', 'part.id', 'offer.part_id')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select(['part.id', 'part.slot_id', 'slot.title', 'slot.choice', 'offer.is_default'])
    .where('offer.bike_id', '=', bikeId)
    .where('part.id', 'in', ids)
    .execute()
  if (parts.length < ids.length) throw invalid('part_ids', 'Not all of these parts are made for this bike.')
  const taken = new Set<number>()
  for (const { slot_id, title, choice } of parts) {
    if (choice === 'single' && taken.has(slot_id))
      throw invalid('part_ids', `${title}: only one of these can be built in.`)
    taken.add(slot_id)
  }
  const defaults = new Set(parts.filter((part) => part.is_default).map(({ id }) => id))
  return ids.filter((id) => !defaults.has(id))
}
