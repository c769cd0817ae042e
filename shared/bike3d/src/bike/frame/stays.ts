import { tubeField } from '../../fields/tube-field.ts'
import type { Field } from '../../fields/field.ts'
import { table } from '../../shapes/table.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import { type Measures, onSeatTube } from '../measures.ts'

/** Returns how far up the seat tube the seat stays begin. */
export function topOfStays({ bike, seatLength }: Measures): number {
  if (bike === 'nireeka-homie') return 256
  return seatLength - (bike === 'nyx' ? 100 : 62)
}

interface StayShape {
  /** How far to the side the stay begins. */
  side: number
  /** How far the stay curves away from the straight line, forward and up. */
  bow: number
  /** Two rows of position along the stay and its spread there: it must be beside the tyre before it reaches it. */
  spread: [V2, V2]
  a: V2[]
  b: V2[]
  n: number
}

/**
 * Returns the right seat stay: it leaves the seat tube, spreads before it reaches the tyre, and ends at the dropout.
 */
export function seatStay(measures: Measures, shape: StayShape): Field {
  const { rearAxle, rearHub } = measures
  const from = onSeatTube(measures, topOfStays(measures))
  const [dx, dy] = [rearAxle[0] - from[0], rearAxle[1] + 6 - from[1]]
  const length = Math.hypot(dx, dy)
  const at = (t: number, bow: number, z: number): V3 => [
    from[0] + dx * t + (dy / length) * bow,
    from[1] + dy * t - (dx / length) * bow,
    z,
  ]
  const [[t1, z1], [t2, z2]] = shape.spread
  const points: V3[] = [
    [from[0], from[1], shape.side],
    at(t1 * 0.55, shape.bow * 0.8, (shape.side + z1) * 0.52),
    at(t1, shape.bow, z1),
    at(t2, shape.bow * 0.9, z2),
    at(0.8, shape.bow * 0.2, rearHub - 9),
    [rearAxle[0] + 3, rearAxle[1] + 6, rearHub - 4],
  ]
  return tubeField({ points, a: table(shape.a), b: table(shape.b), n: () => shape.n, steps: 26 })
}

/**
 * Returns the right chain stay through points relative to the bottom bracket, the last one relative to the rear axle.
 */
export function chainStay(
  { bottomBracket: [x, y], rearAxle, rearHub }: Measures,
  shape: { near: V3[]; behind: V3[]; a: V2[]; b: V2[]; n: number },
): Field {
  const points: V3[] = [
    ...shape.near.map(([dx, dy, z]): V3 => [x + dx, y + dy, z]),
    ...shape.behind.map(([dx, dy, dz]): V3 => [rearAxle[0] + dx, rearAxle[1] + dy, rearHub + dz]),
  ]
  return tubeField({ points, a: table(shape.a), b: table(shape.b), n: () => shape.n, steps: 26 })
}
