import { BIKE_PIECE_NAMES, type BikePiece } from '@nireeka/contracts/bike-pieces'

import { OPTIONAL } from '../bike/optional-pieces.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { shapeOf } from '../configuration/shape-of.ts'

/**
 * Returns the names of the pieces that a bike has, in the order in which they are listed, without building them. Throws
 * UnknownPart when a part has no model.
 */
export function piecesOn(configuration: Configuration): BikePiece[] {
  const shape = shapeOf(configuration)
  return BIKE_PIECE_NAMES.filter((name) => !isOptional(name) || OPTIONAL[name](shape))
}

const isOptional = (name: BikePiece): name is keyof typeof OPTIONAL => name in OPTIONAL
