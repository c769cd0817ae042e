import { planBar } from '../../bike/cockpit/bar.ts'
import { buildDisplayUnit } from '../../bike/cockpit/display.ts'
import { addGrips } from '../../bike/cockpit/grips.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { gather, laid, moved } from '../pose.ts'
import { leftHalf, rightHalf } from '../taken-off.ts'

/** How far a display leans back, in degrees. */
const LEANING = 17

/** Returns the display leaning back with its screen towards the camera. Its clamps are a part of their own. */
const display = (tools: Tools, kind: BikeShape['display']): Piece =>
  laid(buildDisplayUnit(tools, kind), turnX(degrees(-LEANING)))

export const buildSmallDisplay = (tools: Tools): Piece => display(tools, 'small')
export const buildTouchDisplay = (tools: Tools): Piece => display(tools, 'touch')

/** Returns the pair of grips, side by side. */
export function buildGrips(tools: Tools): Piece {
  const plan = planOf(tools, 'nireeka-prime')
  const piece = startPiece()
  addGrips(piece, plan, planBar(plan.measures, plan.shape))
  const both = piece.done()
  return laid(
    gather(
      moved(laid(rightHalf(both), turnY(Math.PI / 2)), move(0, 0, -24), turnY(degrees(7))),
      moved(laid(leftHalf(both), turnY(Math.PI / 2)), move(10, 0, 24), turnY(degrees(186))),
    ),
  )
}
