import type { View } from '../studio/views.ts'
import type { Piece } from '../piece.ts'
import type { Tools } from '../tools.ts'
import { buildCarbonCockpit, buildFlatCockpit, buildSweptCockpit } from './cockpit.ts'
import { buildBattery560, buildBattery840, buildDualBattery, buildExtender } from './energy.ts'
import { buildAlarm, buildBasket, buildFrameLock, buildTracker } from './extras.ts'
import { FORKS } from './forks.ts'
import { MOTORS } from './motors.ts'
import { buildLeatherSaddle, buildSuspensionPost } from './seating.ts'
import { buildFourPistonBrake, buildTwoPistonBrake } from './stopping.ts'

/** A picture of a part that can be chosen for a bike: what is built, and the camera's angles in degrees. */
export interface PartKind {
  name: string
  build: (tools: Tools) => Piece
  view: View
}

const PACK: View = { azimuth: 28, elevation: 22 }
const FROM_LEFT: View = { azimuth: 152, elevation: 10 }
const COCKPIT: View = { azimuth: -68, elevation: 30, zoom: 1.12 }
const NEAR: View = { azimuth: 52, elevation: 20 }

/** The configurator's parts that aren't shown as a spare part or an accessory, by the name of the picture. */
export const PARTS: readonly PartKind[] = [
  ...MOTORS.map((motor) => ({ ...motor, view: { azimuth: 34, elevation: 14 } })),
  { name: 'battery-560', build: buildBattery560, view: PACK },
  { name: 'battery-840', build: buildBattery840, view: PACK },
  { name: 'battery-dual', build: buildDualBattery, view: PACK },
  { name: 'range-extender', build: buildExtender, view: PACK },
  { name: 'brake-2-piston', build: buildTwoPistonBrake, view: FROM_LEFT },
  { name: 'brake-4-piston', build: buildFourPistonBrake, view: FROM_LEFT },
  ...FORKS.map((fork) => ({ ...fork, view: { azimuth: 26, elevation: 40 } })),
  { name: 'bar-flat', build: buildFlatCockpit, view: COCKPIT },
  { name: 'bar-swept', build: buildSweptCockpit, view: COCKPIT },
  { name: 'bar-carbon', build: buildCarbonCockpit, view: COCKPIT },
  { name: 'saddle-leather', build: buildLeatherSaddle, view: { azimuth: 48, elevation: 22 } },
  { name: 'seatpost-suspension', build: buildSuspensionPost, view: { azimuth: 24, elevation: 26 } },
  { name: 'basket', build: buildBasket, view: { azimuth: 40, elevation: 24 } },
  { name: 'tracker', build: buildTracker, view: NEAR },
  { name: 'frame-lock', build: buildFrameLock, view: { azimuth: -62, elevation: 16 } },
  { name: 'alarm', build: buildAlarm, view: NEAR },
]
