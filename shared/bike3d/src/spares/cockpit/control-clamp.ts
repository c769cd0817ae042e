import { cut, join, type Joined, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { gather } from '../pose.ts'

/** Radius of the bar beside the grips. */
const BAR = 11.15

/** Returns a clamp around the bar, which runs along x, with what is moulded onto it. */
export function clamp(tools: Tools, ...more: Joined[]): Piece {
  const body = join([
    { field: roundedCylinder([-6, 0, 0], [6, 0, 0], 14.6, 1.6), k: 1 },
    { field: roundedBox([0, -4, -17], [5.6, 7, 5], 2), k: 4 },
    ...more,
  ])
  const bores = join([
    { field: roundedCylinder([-60, 0, 0], [60, 0, 0], BAR, 0.3), k: 0.1 },
    { field: roundedBox([0, -4, -19], [40, 0.8, 7.4], 0.2), k: 0.1 },
  ])
  const solid = tools.solid(cut(body, bores, 0.8), { min: [-34, -34, -26], max: [34, 32, 34], cell: 0.9 })
  return gather(made('blackMatte', solid), made('steel', screw(tools)))
}

const screw = (tools: Tools) =>
  tools.lathe(
    [
      [0, -16],
      [2, -16],
      [2, 0],
      [3.8, 0],
      [3.8, 3.4],
      [3.4, 3.8],
      [2, 3.8],
      [1.8, 2],
      [0, 2],
    ],
    [0, 2.6, -18],
    [0, 3.6, -18],
    { around: 32, edge: 30 },
  )

/** Returns a knurled barrel that adjusts a cable, with the housing that leaves it and its bare end. */
export function cableAt(tools: Tools, at: V3, way: V3[]): Piece {
  const [x, y, z] = at
  const rows: V2[] = [
    [0, 0],
    [4, 0],
    [4, 3],
  ]
  for (let i = 0; i < 4; i++)
    rows.push([5, 3.2 + i * 2], [5, 4.4 + i * 2], [4.5, 4.6 + i * 2], [4.5, 5 + i * 2])
  rows.push([3.4, 12], [3, 16], [0, 16])
  return gather(
    made('alloyDark', tools.lathe(rows, at, [x - 1, y, z], { around: 32, edge: 28 })),
    made('blackMatte', tools.tube(curve([[x - 13, y, z], ...way]), 2.3, { along: 70, around: 14 })),
  )
}
