import type { SaveBikeData } from '@nireeka/contracts/api'

import { invalid, type Db } from '../../platform/index.ts'
import { checkParts, checkSizeAndColour } from '../bike-build/check-input.ts'
import { readOffer } from '../bike-build/offer.ts'

/** A build as it is stored: of this bike, in a size and colour that it is built in, with parts that it is offered with. */
export interface CheckedBuild {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  ral: string[]
  part_ids: number[]
}

/**
 * The build that somebody wants to keep, or a 422 that says at its field what can't be. Size and colour may be open, and
 * what is sold out may be waited for.
 */
export async function checkBuild(db: Db, input: SaveBikeData): Promise<CheckedBuild> {
  const { size_id, color_id, ral = [], part_ids = [] } = input
  const offer = await readOffer(db, input.bike_slug)
  if (!offer) throw invalid('bike_slug', 'We don’t build this bike.')
  checkSizeAndColour(offer, { size_id, color_id, ral })
  return {
    bike_id: offer.bikeId,
    size_id,
    colour_id: color_id,
    ral: [...ral],
    part_ids: checkParts(offer.bike, { sizeId: size_id, partIds: part_ids }),
  }
}
