import { tubeField } from '../../fields/tube-field.ts'
import { table } from '../../shapes/table.ts'
import { type Measures, onSeatTube, onSteering } from '../measures.ts'
import { downTubeLine, topTubeLine } from './frame-lines.ts'
import type { FrameTubes } from './frame-tubes.ts'
import { bridge, dropout, motorShell, shellNeck } from './shell.ts'
import { chainStay, seatStay } from './stays.ts'

/** Returns Homie's tubes: a low step-through frame of two soft parallel curves. */
export function homieTubes(measures: Measures): FrameTubes {
  return {
    front: [
      { field: headTube(measures), k: 16 },
      { field: downTube(measures), k: 14 },
      { field: topTube(measures), k: 14 },
      { field: seatTube(measures), k: 20 },
      { field: motorShell(measures), k: 22 },
      { field: shellNeck(measures, [50, 28, 0], [36, 32, 34], 0.7), k: 20 },
    ],
    rear: [
      { field: stay(measures), k: 14 },
      { field: lowerStay(measures), k: 16 },
      ...dropout(measures, 19),
      { field: bridge(measures, [-86, 14], 38), k: 12 },
    ],
  }
}

const headTube = (measures: Measures) =>
  tubeField({
    points: [0, 0.5, 1].map((t) => onSteering(measures, measures.headLength * t)),
    a: table([
      [0, 27],
      [0.6, 22.5],
      [1, 24],
    ]),
    b: table([
      [0, 26],
      [0.6, 22],
      [1, 24],
    ]),
    steps: 28,
  })

const downTube = (measures: Measures) =>
  tubeField({
    points: downTubeLine(measures),
    a: table([
      [0, 15],
      [0.08, 23],
      [0.22, 32],
      [0.5, 39],
      [1, 37],
    ]),
    b: table([
      [0, 13],
      [0.1, 20],
      [0.28, 28],
      [1, 32],
    ]),
    n: table([
      [0, 2.2],
      [0.4, 3],
      [1, 3.2],
    ]),
    steps: 44,
  })

/**
 * Returns the low top tube, which ends in the seat tube where the stays begin, so that it seems to run on into them.
 */
const topTube = (measures: Measures) =>
  tubeField({
    points: topTubeLine(measures),
    a: table([
      [0, 12],
      [0.1, 16],
      [0.3, 17],
      [1, 14],
    ]),
    b: table([
      [0, 11],
      [0.12, 17],
      [0.3, 18],
      [0.9, 17],
      [1, 13],
    ]),
    n: () => 2.3,
    steps: 42,
  })

const seatTube = (measures: Measures) =>
  tubeField({
    points: [20, 150, measures.seatLength].map((up) => onSeatTube(measures, up)),
    a: table([
      [0, 26],
      [0.4, 20],
      [1, 19],
    ]),
    b: table([
      [0, 24],
      [0.4, 19],
      [1, 19],
    ]),
    n: table([
      [0, 2.4],
      [1, 2],
    ]),
  })

const stay = (measures: Measures) =>
  seatStay(measures, {
    side: 10,
    bow: 8,
    spread: [
      [0.2, 40],
      [0.4, 50],
    ],
    a: [
      [0, 14],
      [0.3, 9.5],
      [1, 9],
    ],
    b: [
      [0, 12],
      [0.3, 7.5],
      [1, 7],
    ],
    n: 2.2,
  })

const lowerStay = (measures: Measures) =>
  chainStay(measures, {
    near: [
      [-20, -2, 29],
      [-110, 8, 42],
      [-220, 18, 50],
    ],
    behind: [
      [70, -8, -8],
      [0, 0, -4],
    ],
    a: [
      [0, 22],
      [0.3, 15],
      [1, 11],
    ],
    b: [
      [0, 12],
      [0.3, 9],
      [1, 7],
    ],
    n: 2.4,
  })
