import type { SaveBikeData } from '@nireeka/contracts/api'

import type { Builder } from '../bike-build/builder.ts'

/** Returns a build in the format in which it is saved. Without a size it has no colour. */
export const toSaved = ({ bike, build, size, colour }: Builder): SaveBikeData => ({
  bike_slug: bike.slug,
  size_id: size?.id ?? null,
  color_id: size ? (colour?.id ?? build.colourId) : null,
  ral: [...build.ral],
  part_ids: [...build.partIds],
})
