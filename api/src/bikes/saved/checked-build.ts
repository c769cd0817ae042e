import type { SaveBikeData } from '@nireeka/contracts/api'

import { invalid, type Db } from '../../platform/index.ts'
import { checkParts, checkSizeAndColour } from '../bike-build/check-input.ts'
import { readOffer } from '../bike-build/offer.ts'

/** A build that was checked for saving: the bike is built in its size and colour and offered with its parts. */
export interface CheckedBuild {
  bike_id: number
  size_id: number | null
  colour_id: number | null
  ral: string[]
  part_ids: number[]
}

/**
 * Returns the build to save, or throws a 422 with a sentence at each wrong field. Size and colour may still be open,
 * and sold-out parts are allowed.
 */
export async function checkBuild(db: Db, input: SaveBikeData): Promise<CheckedBuild> {
  const { size_id, color_id, ral = [], part_ids = [] } = input
  const offer = await readOffer(db, input.bike_slug)
  if (!offer?.isPublished) throw invalid('bike_slug', 'We don’t build this bike.')
  checkSizeAndColour(offer, { size_id, color_id, ral })
  return {
    bike_id: offer.bikeId,
    size_id,
    colour_id: color_id,
    ral: [...ral],
    part_ids: checkParts(offer.bike, { sizeId: size_id, partIds: part_ids }),
  }
}
