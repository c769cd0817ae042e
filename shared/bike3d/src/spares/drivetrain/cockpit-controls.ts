import { Vector3 } from 'three'

import { planBar } from '../../bike/cockpit/bar.ts'
import { addControls } from '../../bike/cockpit/controls.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { turnY, turnX } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'
import { rightHalf, without } from '../taken-off.ts'

/** Returns the shifter beside the right grip, its clamp's bore along x. */
function shifter(tools: Tools, bike: BikeSlug, drivetrain: BikeShape['drivetrain']): Piece {
  const plan = planOf(tools, bike, { drivetrain })
  const bar = planBar(plan.measures, plan.shape)
  const piece = startPiece()
  addControls(piece, plan, bar)
  const { out } = bar.fromEnd(bar.gripLength + 64, 1)
  const along = new Vector3(out.x, out.y, out.z)
  return laid(rightHalf(piece.done()), turnY(Math.atan2(along.z, along.x)))
}

/** Returns the shifter with its two paddles, without the cable. */
export const buildShiftLever = (tools: Tools): Piece =>
  laid(without(shifter(tools, 'nireeka-prime', 'derailleur-10'), 'rubber'), turnX(degrees(24)))

/** Returns the twist shifter of the gear hub. */
export const buildHubShifter = (tools: Tools): Piece => shifter(tools, 'nireeka-prime', 'belt-8')
