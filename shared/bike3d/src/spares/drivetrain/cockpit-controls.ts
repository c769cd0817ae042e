import { Vector3 } from 'three'

import { planBar } from '../../bike/cockpit/bar.ts'
import { addControls } from '../../bike/cockpit/controls.ts'
import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnY, turnX } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { turned } from '../hardware/washer.ts'
import { gather, laid, moved } from '../pose.ts'
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

/** Returns the wireless shifter, which has no cable, and the button cell that goes into it. */
export function buildElectronicShifter(tools: Tools): Piece {
  const pod = laid(shifter(tools, 'nireeka-prime', 'derailleur-12'), turnX(degrees(24)))
  return laid(gather(pod, moved(buttonCell(tools), move(26, 0, 30))))
}

/** Returns a button cell: the wide cup, the seal around it, the smaller lid. */
const buttonCell = (tools: Tools): Piece =>
  gather(
    turned(
      tools,
      [
        [0, 0],
        [9.4, 0],
        [10, 0.5],
        [10, 2.4],
        [9.4, 2.8],
        [0, 2.8],
      ],
      'steel',
    ),
    turned(
      tools,
      [
        [0, 2.6],
        [8.9, 2.6],
        [8.9, 3],
        [0, 3],
      ],
      'blackMatte',
    ),
    turned(
      tools,
      [
        [0, 2.8],
        [8.2, 2.8],
        [8.2, 3.2],
        [7.8, 3.4],
        [0, 3.4],
      ],
      'alloy',
    ),
  )
