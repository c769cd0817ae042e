import { paintUv } from '../../materials/paint/atlas.ts'
import { type Piece, startPiece } from '../../piece.ts'
import type { BikePlan } from '../pieces.ts'
import { withBestDiagonals } from './best-diagonals.ts'
import { addFittings } from './fittings.ts'
import { frameField } from './frame-field.ts'

const CELL = 4

/** Returns the frame with its permanent fittings: dropouts, bosses, ports. */
export function buildFrame(plan: BikePlan): Piece {
  const { tools, measures } = plan
  const piece = startPiece()
  const field = frameField(measures)
  piece.add(
    'paint',
    withBestDiagonals(
      tools.solid(field, {
        min: [measures.rearAxle[0] - 60, 220, 0],
        max: [measures.headBottom[0] + 60, measures.headTop[1] + 40, 100],
        cell: CELL,
        isHalf: true,
        uv: paintUv,
      }),
    ),
  )
  addFittings(piece, plan, field)
  return piece.done()
}
