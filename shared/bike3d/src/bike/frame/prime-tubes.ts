import { tubeField } from '../../fields/tube-field.ts'
import { table } from '../../shapes/table.ts'
import { type Measures, onSeatTube, onSteering } from '../measures.ts'
import { downTubeLine, topTubeLine } from './frame-lines.ts'
import type { FrameTubes } from './frame-tubes.ts'
import { bridge, dropout, motorShell, shellNeck } from './shell.ts'
import { chainStay, seatStay } from './stays.ts'

/**
 * Returns Prime's tubes: a moulded carbon frame, boxy tubes that merge into each other, stays that continue the top
 * tube.
 */
export function primeTubes(measures: Measures): FrameTubes {
  const { headBottom, bottomBracket } = measures
  const slope = Math.atan2(headBottom[1] - bottomBracket[1], headBottom[0] - bottomBracket[0])
  return {
    front: [
      { field: headTube(measures), k: 20 },
      { field: downTube(measures), k: 18 },
      { field: topTube(measures), k: 20 },
      { field: seatTube(measures), k: 26 },
      { field: motorShell(measures), k: 26 },
      { field: shellNeck(measures, [52, 34, 0], [40, 34, 37], slope), k: 24 },
    ],
    rear: [
      { field: stay(measures), k: 16 },
      { field: lowerStay(measures), k: 20 },
      ...dropout(measures, 20),
      { field: bridge(measures, [-80, 8], 42), k: 14 },
    ],
  }
}

const headTube = (measures: Measures) =>
  tubeField({
    points: [0, 0.33, 0.66, 1].map((t) => onSteering(measures, measures.headLength * t)),
    a: table([
      [0, 27.5],
      [0.6, 24],
      [1, 25],
    ]),
    b: table([
      [0, 27],
      [0.6, 22.5],
      [1, 24.5],
    ]),
    n: () => 2.2,
    steps: 28,
  })

const downTube = (measures: Measures) =>
  tubeField({
    points: downTubeLine(measures),
    a: table([
      [0, 17],
      [0.06, 24],
      [0.16, 34],
      [0.45, 41],
      [0.8, 42],
      [1, 38],
    ]),
    b: table([
      [0, 13],
      [0.08, 20],
      [0.2, 28],
      [0.5, 33],
      [1, 36],
    ]),
    n: table([
      [0, 2.6],
      [0.25, 3],
      [1, 3.2],
    ]),
    steps: 26,
  })

const topTube = (measures: Measures) =>
  tubeField({
    points: topTubeLine(measures),
    a: table([
      [0, 14],
      [0.1, 21],
      [0.2, 23],
      [0.5, 18],
      [0.85, 15],
      [1, 13],
    ]),
    b: table([
      [0, 12],
      [0.12, 20],
      [0.25, 23],
      [0.55, 21],
      [1, 14],
    ]),
    n: table([
      [0, 2.6],
      [0.5, 3.4],
      [1, 2.6],
    ]),
    steps: 24,
  })

const seatTube = (measures: Measures) =>
  tubeField({
    points: [20, 120, 260, measures.seatLength].map((up) => onSeatTube(measures, up)),
    a: table([
      [0, 30],
      [0.3, 22],
      [0.75, 19.5],
      [1, 19.5],
    ]),
    b: table([
      [0, 26],
      [0.35, 19],
      [1, 19],
    ]),
    n: table([
      [0, 2.8],
      [1, 2.1],
    ]),
  })

const stay = (measures: Measures) =>
  seatStay(measures, {
    side: 10,
    bow: 10,
    spread: [
      [0.26, 40],
      [0.44, 52],
    ],
    a: [
      [0, 15],
      [0.2, 12],
      [0.5, 10.5],
      [1, 10.5],
    ],
    b: [
      [0, 12],
      [0.25, 8],
      [1, 6.5],
    ],
    n: 2.8,
  })

const lowerStay = (measures: Measures) =>
  chainStay(measures, {
    near: [
      [-20, -2, 30],
      [-95, 4, 45],
      [-200, 10, 50],
    ],
    behind: [
      [90, -8, -12],
      [30, -2, -5],
      [0, 0, -4],
    ],
    a: [
      [0, 28],
      [0.2, 20],
      [0.6, 14],
      [1, 11],
    ],
    b: [
      [0, 13],
      [0.2, 9.5],
      [0.7, 8],
      [1, 6.5],
    ],
    n: 3,
  })
