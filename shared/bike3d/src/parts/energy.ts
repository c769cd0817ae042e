import { secondBattery } from '../accessories/power/battery.ts'
import { buildSecondBattery } from '../bike/battery/second-battery.ts'
import type { Piece } from '../piece.ts'
import { turnZ } from '../shapes/transforms.ts'
import { degrees } from '../shapes/vectors.ts'
import { planOf } from '../spares/bike-plan.ts'
import { moved, setOut } from '../spares/pose.ts'
import { settled } from '../spares/settled.ts'
import type { Tools } from '../tools.ts'

export { buildBattery560, buildBattery840 } from '../spares/battery/frame-battery.ts'

/** Returns the battery in the frame and the one on it, side by side. */
export const buildDualBattery = (tools: Tools): Piece =>
  setOut([
    [secondBattery(tools), -24, -70],
    [secondBattery(tools), 24, 70],
  ])

/** Returns the range extender on its rail, without the down tube. */
export const buildExtender = (tools: Tools): Piece =>
  settled(
    moved(
      buildSecondBattery(planOf(tools, 'nyx', { secondBattery: 'extender' })),

      turnZ(degrees(-45)),
    ),
  )
