import { ellipsoid, join, roundedCylinder, sphere, cut, smoothMax, type Field } from '../fields/field.ts'
import { type Piece, startPiece } from '../piece.ts'
import { curve } from '../shapes/curves.ts'
import type { V2, V3 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
import { sheet } from './cloth/sheet.ts'
import { posed, onGround } from './pose.ts'
import { turnX, turnZ } from '../shapes/transforms.ts'

const [WIDE, HIGH] = [62, 42]
const superellipse = (x: number, y: number, [a, b]: V2) =>
  ((Math.abs(x / a) ** 2.6 + Math.abs(y / b) ** 2.6) ** (1 / 2.6) - 1) * Math.min(a, b)

/** Returns a point of the slightly curved glass: a square fitted into the housing's outline. */
function glassPoint(u: number, v: number): V3 {
  const [x, y] = [u * 2 - 1, v * 2 - 1]
  const outline = (Math.abs(x) ** 2.6 + Math.abs(y) ** 2.6) ** (1 / 2.6)
  const press = outline > 0 ? Math.max(Math.abs(x), Math.abs(y)) / outline : 1
  return [x * press * (WIDE - 2.4), y * press * (HIGH - 2.4), 0.6 - 2.2 * (press * outline) ** 2]
}

/**
 * Returns the mirror: its glass faces z and leans back; the housing's edge and the bar end's plug stand on the ground.
 */
export function mirror(tools: Tools): Piece {
  const piece = startPiece()
  const outside = ellipsoid([0, 0, -2], [WIDE + 8, HIGH + 8, 21])
  const rim: Field = (x, y) => superellipse(x, y, [WIDE, HIGH])
  const bowl: Field = (x, y, z) => smoothMax(smoothMax(outside(x, y, z), rim(x, y, z), 8), z - 1.5, 3)
  const inside: Field = (x, y, z) => smoothMax(superellipse(x, y, [WIDE - 3, HIGH - 3]), -1.6 - z, 1)
  const housing = join([
    { field: bowl, k: 1 },
    { field: roundedCylinder([20, -8, -12], [24, -10, -32], 9, 3), k: 10 },
  ])
  piece.add(
    'blackMatte',
    tools.solid(cut(housing, inside, 1.2), { min: [-72, -52, -42], max: [72, 52, 8], cell: 1.9 }),
  )
  piece.add('mirrorGlass', sheet(tools, glassPoint, { half: 0.9, columns: 44, rows: 36 }))
  const stem = curve([
    [24, -10, -36],
    [34, -16, -52],
    [62, -24, -60],
    [96, -30, -52],
  ])
  piece.add(
    'steel',
    tools.solid(sphere([23.6, -9.8, -33], 8.4), { min: [12, -20, -44], max: [36, 2, -22], cell: 1.4 }),
  )
  piece.add(
    'satin',
    tools.sweep(stem, {
      a: () => 5,
      b: () => 6.4,
      n: () => 2.4,
      up: [0, 1, 0.2],
      along: 40,
      around: 28,
      round: 3,
    }),
  )
  const plug: [number, number, number][] = [
    [92, -29, -54],
    [116, -36, -46],
  ]
  const [a, b] = [plug[0] as [number, number, number], plug[1] as [number, number, number]]
  piece.add(
    'satin',
    tools.lathe(
      [
        [0, -4],
        [10, -4],
        [11.4, -2.4],
        [11.4, 8],
        [10, 9.4],
        [0, 9.4],
      ],
      a,
      b,
      { around: 44 },
    ),
  )
  piece.add(
    'rubber',
    tools.lathe(
      [
        [0, 9],
        [8.6, 9],
        [9.2, 12],
        [8.4, 15],
        [9.2, 18],
        [8.4, 21],
        [9.2, 24],
        [8.4, 27],
        [8, 28],
        [0, 28],
      ],
      a,
      b,
      { around: 36, edge: 60 },
    ),
  )
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [0, 28],
        [8, 28],
        [6.4, 36],
        [3, 36.4],
        [0, 36.4],
      ],
      a,
      b,
      { around: 32 },
    ),
  )
  return onGround(posed(piece.done(), turnX(-0.32), turnZ(0.1445)))
}
