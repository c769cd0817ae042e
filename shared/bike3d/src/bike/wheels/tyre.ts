import type { BufferGeometry } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import { addKnobs, KNOB_HEIGHT } from './knobs.ts'
import type { WheelPlan } from './wheel-plan.ts'

/** How far the section extends around from the tread's middle to each bead, in radians. */
const REACH = degrees(152)
const ROWS = 40

const MATERIALS = { trail: 'tyreTrail', city: 'tyreCity', urban: 'tyreUrban' } as const
/** Exponent of the tyre's section: 2 is round, more is squarer. */
const SQUARENESS = { trail: 2.3, city: 2.12, urban: 2.05 } as const

/**
 * Returns [radius, z] of the tyre's section at `angle` from the tread's middle, `out` millimetres above the surface.
 */
export type Section = (angle: number, out?: number) => V2

/** Adds the casing, with texture coordinates u around and v across (0 at the left bead), and the tread's knobs. */
export function addTyre(piece: PieceMaker, wheel: WheelPlan) {
  const { tools, tyre } = wheel
  const section = sectionOf(wheel)
  const count = tools.fewer(ROWS)
  const rows = Array.from({ length: count + 1 }, (_, i) => section(-REACH + (2 * REACH * i) / count))
  piece.add(MATERIALS[tyre], tools.latheZ(rows, [0, 0, 0], { around: 144, edge: 0, asGiven: true }))
  if (tyre === 'trail') addKnobs(piece, wheel, section)
  if (wheel.hasReflectiveStripe)
    for (const side of [1, -1]) piece.add('reflector', stripe(wheel, section, side))
}

function sectionOf({ measures, tyre }: WheelPlan): Section {
  const half = measures.tyreWidth / 2
  const top = measures.wheelRadius - (tyre === 'trail' ? KNOB_HEIGHT : 0)
  const n = SQUARENESS[tyre]
  return (angle, out = 0) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const square = cos > 0 ? (Math.abs(cos) ** n + Math.abs(sin) ** n) ** (-1 / n) : 1
    return [top - half + cos * (half * square + out), sin * (half * Math.min(square, 1.04) + out)]
  }
}

function stripe({ tools }: WheelPlan, section: Section, side: number): BufferGeometry {
  const angles = [-0.09, -0.085, 0, 0.085, 0.09].map((step) => side * (degrees(104) + step))
  const rows = angles.map((angle, i) => section(angle, i === 0 || i === 4 ? -0.3 : 0.35))
  const ordered = side > 0 ? rows : rows.toReversed()
  return tools.latheZ(ordered, [0, 0, 0], { around: 144, edge: 0, asGiven: true })
}
