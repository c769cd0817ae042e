import { tubeField } from '../../fields/tube-field.ts'
import { table } from '../../shapes/table.ts'
import { type Measures, onSeatTube, onSteering } from '../measures.ts'
import { downTubeLine, topTubeLine } from './frame-lines.ts'
import type { FrameTubes } from './frame-tubes.ts'
import { bridge, dropout, motorShell, shellNeck } from './shell.ts'
import { chainStay, seatStay } from './stays.ts'

/**
 * Returns Nyx's tubes: slim and straight, a flat-sided down tube, dropped stays, a small shell around the light drive
 * unit.
 */
export function nyxTubes(measures: Measures): FrameTubes {
  return {
    front: [
      { field: headTube(measures), k: 12 },
      { field: downTube(measures), k: 16 },
      { field: topTube(measures), k: 16 },
      { field: seatTube(measures), k: 16 },
      { field: motorShell(measures), k: 22 },
      { field: shellNeck(measures, [36, 26, 0], [30, 25, 29], 0.87), k: 20 },
    ],
    rear: [
      { field: stay(measures), k: 10 },
      { field: lowerStay(measures), k: 14 },
      ...dropout(measures, 17),
      { field: bridge(measures, [-74, 12], 34), k: 10 },
    ],
  }
}

const headTube = (measures: Measures) =>
  tubeField({
    points: [0, 0.5, 1].map((t) => onSteering(measures, measures.headLength * t)),
    a: table([
      [0, 26],
      [0.6, 21.5],
      [1, 22.5],
    ]),
    b: table([
      [0, 24.5],
      [0.6, 20.5],
      [1, 21.5],
    ]),
    n: () => 2.2,
    steps: 28,
  })

const downTube = (measures: Measures) =>
  tubeField({
    points: downTubeLine(measures),
    a: table([
      [0, 15],
      [0.06, 22],
      [0.15, 28],
      [0.5, 31],
      [1, 30],
    ]),
    b: table([
      [0, 12],
      [0.08, 18],
      [0.2, 23],
      [1, 26],
    ]),
    n: table([
      [0, 2.5],
      [0.3, 3.3],
      [1, 3.2],
    ]),
    steps: 18,
  })

const topTube = (measures: Measures) =>
  tubeField({
    points: topTubeLine(measures),
    a: table([
      [0, 12],
      [0.08, 17],
      [0.3, 17],
      [1, 12],
    ]),
    b: table([
      [0, 10],
      [0.1, 16],
      [0.4, 17],
      [1, 11],
    ]),
    n: () => 3,
    steps: 16,
  })

const seatTube = (measures: Measures) =>
  tubeField({
    points: [0, 160, measures.seatLength].map((up) => onSeatTube(measures, up)),
    a: table([
      [0, 24],
      [0.4, 20],
      [0.9, 19.5],
      [1, 19],
    ]),
    b: table([
      [0, 22],
      [0.4, 16.5],
      [0.85, 17],
      [1, 18.5],
    ]),
    n: table([
      [0, 2.2],
      [1, 2.1],
    ]),
  })

const stay = (measures: Measures) =>
  seatStay(measures, {
    side: 8,
    bow: 6,
    spread: [
      [0.24, 34],
      [0.42, 44],
    ],
    a: [
      [0, 11],
      [0.3, 8.5],
      [1, 8],
    ],
    b: [
      [0, 9],
      [0.3, 6.5],
      [1, 6.5],
    ],
    n: 2.4,
  })

const lowerStay = (measures: Measures) =>
  chainStay(measures, {
    near: [
      [-12, 0, 27],
      [-110, 16, 38],
      [-220, 34, 46],
    ],
    behind: [
      [60, -10, -8],
      [0, 0, -4],
    ],
    a: [
      [0, 20],
      [0.3, 13],
      [1, 10],
    ],
    b: [
      [0, 10],
      [0.3, 8],
      [1, 6.5],
    ],
    n: 2.4,
  })
