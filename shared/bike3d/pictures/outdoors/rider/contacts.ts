import { Vector3 } from 'three'

import { planBar } from '../../../src/bike/cockpit/bar.ts'
import { measuresOf } from '../../../src/bike/measures.ts'
import { shapeOf } from '../../../src/configuration/shape-of.ts'
import type { PlacedBike } from '../../subjects.ts'

/** A limb's contact with the bike on each side. */
export interface Sides {
  right: Vector3
  left: Vector3
}

/** Where a rider touches a bike, in its millimetres: the top of the saddle, the grips' middles, the pedals' tops. */
export interface Contacts {
  saddle: Vector3
  grips: Sides
  /** The directions along the grips, out to the bar's ends. */
  gripAxes: Sides
  pedals: Sides
}

/** The crank of the model: its length, its angle below the horizon in radians, and where it holds the pedal. */
const CRANK = { length: 168, angle: -0.16, aside: 74 + 98 / 2 + 15 }
/** From the pedal's axle up to its tread. */
const TREAD = 9
/** Where the sit bones are on the saddle, from its middle, and how far they press it down. */
const SEAT = { behind: 52, above: 2 }

/** Returns where a rider touches a bike. */
export function contactsOf(bike: PlacedBike): Contacts {
  const shape = shapeOf({ ...bike, colour: { id: 1 } })
  const measures = measuresOf(shape.bike, shape.size)
  const bar = planBar(measures, shape)
  const [x, y] = measures.bottomBracket
  const pedal = (side: number) =>
    new Vector3(
      x + Math.cos(CRANK.angle) * CRANK.length * side,
      y + Math.sin(CRANK.angle) * CRANK.length * side + TREAD,
      CRANK.aside * side,
    )
  const grip = (side: number) => bar.fromEnd(bar.gripLength * 0.52, side)
  return {
    saddle: new Vector3(measures.saddle[0] - SEAT.behind, measures.saddle[1] + SEAT.above, 0),
    grips: { right: grip(1).at, left: grip(-1).at },
    gripAxes: { right: grip(1).out, left: grip(-1).out },
    pedals: { right: pedal(1), left: pedal(-1) },
  }
}
