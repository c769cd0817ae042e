import { curve } from '../../shapes/curves.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import { type Measures, onSeatTube } from '../measures.ts'

interface StayRun {
  from: (measures: Measures) => number
  side: number
  bow: number
  spread: [V2, V2]
}

/** The run of the frames' seat stays, the same as in frame/*-tubes.ts. */
const RUNS: Record<Measures['bike'], StayRun> = {
  'nireeka-prime': {
    from: ({ seatLength }) => seatLength - 62,
    side: 10,
    bow: 10,
    spread: [
      [0.26, 40],
      [0.44, 52],
    ],
  },
  'nireeka-homie': {
    from: () => 256,
    side: 10,
    bow: 8,
    spread: [
      [0.2, 40],
      [0.4, 50],
    ],
  },
  nyx: {
    from: ({ seatLength }) => seatLength - 100,
    side: 8,
    bow: 6,
    spread: [
      [0.24, 34],
      [0.42, 44],
    ],
  },
}

/** Returns the axis of the right seat stay, from the seat tube to the dropout. */
export function stayLine(measures: Measures) {
  const { bike, rearAxle, rearHub } = measures
  const { from, side, bow, spread } = RUNS[bike]
  const start = onSeatTube(measures, from(measures))
  const [dx, dy] = [rearAxle[0] - start[0], rearAxle[1] + 6 - start[1]]
  const length = Math.hypot(dx, dy)
  const at = (t: number, out: number, z: number): V3 => [
    start[0] + dx * t + (dy / length) * out,
    start[1] + dy * t - (dx / length) * out,
    z,
  ]
  const [[t1, z1], [t2, z2]] = spread
  return curve([
    [start[0], start[1], side],
    at(t1 * 0.55, bow * 0.8, (side + z1) * 0.52),
    at(t1, bow, z1),
    at(t2, bow * 0.9, z2),
    at(0.8, bow * 0.2, rearHub - 9),
    [rearAxle[0] + 3, rearAxle[1] + 6, rearHub - 4],
  ])
}

/**
 * Returns a point on the seat stay's axis at this distance from the rear axle, `out` to the side, and the stay's
 * direction there.
 */
export function onStay(measures: Measures, fromAxle: number, out = 0) {
  const line = stayLine(measures)
  const t = Math.max(0, 1 - fromAxle / line.getLength())
  const { x, y, z } = line.getPointAt(t)
  return { at: [x, y, z + out] as V3, along: line.getTangentAt(t) }
}
