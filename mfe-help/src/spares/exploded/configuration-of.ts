import { type Configuration, isBike, isSize, SIGNATURE_COLOURS } from '@nireeka/bike3d'
import { everythingOn, piecesOn, stillSpotsOf } from '@nireeka/bike3d/exploded'
import type { BikePiece } from '@nireeka/contracts/bike-pieces'

import type { ExplodedBike } from './exploded.api.ts'

/** The size in which a bike is shown whose own size has no model. */
const USUAL_SIZE = 'M'

/** Returns the 3D model's configuration: a model with everything on it, or one bike as it is; null without a model. */
export function configurationOf({ slug, built }: ExplodedBike): Configuration | null {
  if (!isBike(slug)) return null
  if (!built) return everythingOn(slug)
  const [ral, secondRal] = built.colour?.ral ?? []
  return {
    bike: slug,
    size: isSize(built.size) ? built.size : USUAL_SIZE,
    parts: built.partIds,
    colour: {
      id: built.colour?.id ?? SIGNATURE_COLOURS[slug],
      ...(ral ? { ral } : {}),
      ...(secondRal ? { secondRal } : {}),
    },
  }
}

/** Returns the pieces that the picture shows; for a bike with a part that has no model, those that every still shows. */
export function picturedPieces(configuration: Configuration): readonly string[] {
  const still = stillSpotsOf(configuration.bike).map(({ piece }) => piece)
  try {
    return piecesOn(configuration).filter((piece: BikePiece) => still.includes(piece))
  } catch {
    return still
  }
}
