import { basketPosition, buildBasket as basketOf } from '../bike/carrying/basket.ts'
import {
  buildAlarm as alarmOf,
  buildFrameLock as frameLockOf,
  buildTracker as trackerOf,
} from '../bike/carrying/security.ts'
import type { Piece } from '../piece.ts'
import { turnX, turnZ } from '../shapes/transforms.ts'
import { degrees } from '../shapes/vectors.ts'
import { planOf } from '../spares/bike-plan.ts'
import { laid } from '../spares/pose.ts'
import { without, withoutBodiesAbove } from '../spares/taken-off.ts'
import type { Tools } from '../tools.ts'

const BIKE = 'nireeka-homie'

/** Height of a basket's rim above its lowest wires, in millimetres, and a little more. */
const RIM = 200

/** Returns the basket without its arms to the bar, whose clamps look like eyes above it. */
export function buildBasket(tools: Tools): Piece {
  const plan = planOf(tools, BIKE)
  const rim = basketPosition(plan.measures).low + RIM
  return laid(withoutBodiesAbove(without(basketOf(plan), 'blackMatte'), rim))
}

/** Returns the tracker on its back; when it hangs below the saddle, lamp and seal are at the bottom. */
export const buildTracker = (tools: Tools): Piece => laid(trackerOf(planOf(tools, BIKE)), turnX(Math.PI))

export const buildFrameLock = (tools: Tools): Piece => laid(frameLockOf(planOf(tools, BIKE)))

/** Returns the alarm with its face up, as it lies on a table. */
export const buildAlarm = (tools: Tools): Piece => laid(alarmOf(planOf(tools, BIKE)), turnZ(degrees(70)))
