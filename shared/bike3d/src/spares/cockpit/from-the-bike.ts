import { planBar } from '../../bike/cockpit/bar.ts'
import { buildDisplay } from '../../bike/cockpit/display.ts'
import { addGrips } from '../../bike/cockpit/grips.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { gather, laid, moved } from '../pose.ts'
import { leftHalf, rightHalf } from '../taken-off.ts'

/** The display's angle on the bar, in radians. */
const ON_BAR = 0.36

/** Returns the display, lying on its clamps with the screen towards the camera. */
const display = (tools: Tools, kind: BikeShape['display']): Piece =>
  laid(
    buildDisplay(planOf(tools, 'nireeka-prime', { display: kind })),
    turnY(degrees(-16)),
    turnX(degrees(24)),
    turnY(Math.PI / 2),
    turnZ(-ON_BAR),
  )

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
