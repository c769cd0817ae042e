import { buildBasket as basketOf } from '../bike/carrying/basket.ts'
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
import type { Tools } from '../tools.ts'

const BIKE = 'nireeka-homie'

export const buildBasket = (tools: Tools): Piece => laid(basketOf(planOf(tools, BIKE)))

/** Returns the tracker on its back; when it hangs below the saddle, lamp and seal are at the bottom. */
export const buildTracker = (tools: Tools): Piece => laid(trackerOf(planOf(tools, BIKE)), turnX(Math.PI))

export const buildFrameLock = (tools: Tools): Piece => laid(frameLockOf(planOf(tools, BIKE)))

/** Returns the alarm with its face up, as it lies on a table. */
export const buildAlarm = (tools: Tools): Piece => laid(alarmOf(planOf(tools, BIKE)), turnZ(degrees(70)))
