import type { BufferGeometry } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { WheelPlan } from './wheel-plan.ts'
import { smallBox } from '../small-box.ts'

const AROUND = 128

export function addRim(piece: PieceMaker, wheel: WheelPlan) {
  const { tools, measures, shape } = wheel
  const rows = sectionOf(wheel)
  const body = tools.latheZ(rows, [0, 0, 0], { around: AROUND, edge: 48, asGiven: true })
  if (shape.wheels === 'carbon') {
    repeat(body, (TURN * measures.rimRadius) / 100, lengthOf(rows) / 100)
    piece.add('carbon', body)
  } else piece.add(isBright(wheel) ? 'rimBright' : 'rimDark', body)
  addSleeve(piece, wheel)
  addValve(piece, wheel)
}

export const isBright = ({ shape }: WheelPlan) => shape.bike === 'nireeka-homie' && shape.wheels !== 'carbon'

/** Returns the inner radius of the rim, where the nipples protrude. */
export const spokeBed = ({ measures, rimDepth }: WheelPlan) => measures.rimRadius - rimDepth

/**
 * Returns the section of a hollow rim: hooks for the bead, flat flanks, and a vault towards the hub that is higher on
 * deep rims.
 */
function sectionOf({ measures, rimDepth: deep, rimHalfWidth: w }: WheelPlan): V2[] {
  const r = measures.rimRadius
  const left: V2[] = [
    [r - 3, -w + 4],
    [r + 6, -w + 1],
    [r + 6.5, -w - 0.8],
    [r + 4, -w - 1],
    [r - 4, -w - 0.6],
    [r - deep * 0.38, -w * 0.94],
    [r - deep * 0.62, -w * 0.78],
    [r - deep * 0.82, -w * 0.55],
    [r - deep * 0.94, -w * 0.34],
    [r - deep, -w * 0.16],
  ]
  const right = left.map(([radius, z]): V2 => [radius, -z])
  return [...right, ...left.toReversed()]
}

const lengthOf = (rows: V2[]) =>
  rows.reduce((sum, row, i) => {
    const before = rows[i - 1] ?? row
    return sum + Math.hypot(row[0] - before[0], row[1] - before[1])
  }, 0)

function repeat(geometry: BufferGeometry, u: number, v: number) {
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * u, uv.getY(i) * v)
}

/** Adds the joint of an alloy rim, a fine line opposite the valve; carbon rims have none. */
function addSleeve(piece: PieceMaker, { tools, measures, shape, rimHalfWidth: w }: WheelPlan) {
  if (shape.wheels === 'carbon') return
  const r = measures.rimRadius
  for (const side of [1, -1]) {
    const z = side * (w + 1.02)
    const at: V3 = [0, r + 1, z]
    piece.add(
      'blackMatte',
      smallBox(tools, { width: 0.5, height: 9, depth: 0.3, radius: 0.2, bevel: 0.05 }).translate(...at),
    )
  }
}

function addValve(piece: PieceMaker, wheel: WheelPlan) {
  const { tools } = wheel
  const bed = -spokeBed(wheel)
  const at = (out: number): V3 => [0, bed + out, 0]
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0],
        [6, 0],
        [6.4, 1.4],
        [4.4, 3],
        [3.1, 5],
        [0, 5],
      ],
      at(0),
      at(5),
      { around: 18 },
    ),
  )
  piece.add(
    'alloyDark',
    tools.cylinder(at(0), at(30), 2.7, 14),
    tools.lathe(
      [
        [2.7, 0],
        [4.8, 0.4],
        [4.8, 3.4],
        [2.7, 4],
      ],
      at(6),
      at(10),
      { around: 6 },
    ),
  )
  piece.add(
    'blackGloss',
    tools.lathe(
      [
        [0, 0],
        [4, 0],
        [4.1, 1],
        [3.6, 9],
        [2.6, 13],
        [0, 14],
      ],
      at(26),
      at(40),
      { around: 16 },
    ),
  )
}
