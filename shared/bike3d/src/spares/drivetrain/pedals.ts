import { addPedal } from '../../bike/drivetrain/pedals.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns a pair of pedals: one lies, the other leans on it. */
function pedals(tools: Tools, bike: BikeSlug): Piece {
  const one = (side: number) => {
    const piece = startPiece()
    addPedal(piece, planOf(tools, bike), { at: [0, 0, 0], side })
    return laid(piece.done())
  }
  return laid(
    gather(
      moved(one(1), move(-35, 0, 55), turnY(degrees(14))),
      moved(dropped(one(-1), turnX(degrees(-16))), move(35, 0, -58), turnY(degrees(-10))),
    ),
  )
}

export const buildAlloyPedals = (tools: Tools): Piece => pedals(tools, 'nireeka-prime')
export const buildGripPedals = (tools: Tools): Piece => pedals(tools, 'nireeka-homie')
