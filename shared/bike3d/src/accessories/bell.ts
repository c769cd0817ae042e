import { cut, join, roundedBox, roundedCylinder } from '../fields/field.ts'
import { type Piece, startPiece } from '../piece.ts'
import { curve } from '../shapes/curves.ts'
import type { V2 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
import { addScrew } from './hardware/screws.ts'
import { onGround } from './pose.ts'

/** Half a section of the bell's dome, from its lower edge over the top: thin sheet brass, its edge rolled in. */
const DOME: V2[] = [
  [25.2, 0.4],
  [25.8, 0],
  [26.4, 0.4],
  [26.4, 1.6],
  [26, 5],
  [25.2, 9],
  [23.4, 13.4],
  [20.4, 17.2],
  [16.2, 20.2],
  [11, 22.2],
  [6.6, 23],
  [6.2, 22.6],
]

/** Returns the bell, standing on its clamp: the dome above, the striker in front of it. */
export function bell(tools: Tools): Piece {
  const piece = startPiece()
  piece.add('brass', tools.lathe(DOME, [0, 42, 0], [0, 43, 0], { around: 96, edge: 60 }))
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0],
        [24.6, 0],
        [24.6, 1.4],
        [8, 6],
        [0, 6],
      ],
      [0, 41, 0],
      [0, 42, 0],
      { around: 64 },
    ),
  )
  piece.add(
    'brass',
    tools.lathe(
      [
        [0, 0],
        [7, 0],
        [7, 1.4],
        [6, 2.4],
        [3, 3],
        [0, 3.1],
      ],
      [0, 64.4, 0],
      [0, 65, 0],
      { around: 48 },
    ),
  )
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0],
        [2.4, 0],
        [2.4, 0.2],
        [0, 0.3],
      ],
      [0, 67.4, 0],
      [0, 68, 0],
      { around: 6 },
    ),
  )
  const clamp = join([
    { field: roundedCylinder([0, 17, -8], [0, 17, 8], 17, 2.4), k: 1 },
    { field: roundedCylinder([0, 30, 0], [0, 42, 0], 9, 2), k: 6 },
    { field: roundedBox([-19, 17, 0], [7, 7, 7.6], 2.4), k: 4 },
    { field: roundedBox([0, 1.8, 0], [9, 1.8, 7.6], 1.4), k: 4 },
  ])
  const bore = roundedCylinder([0, 17, -30], [0, 17, 30], 12.4, 1)
  const slit = roundedBox([-22, 17, 0], [12, 0.9, 30], 0.5)
  piece.add(
    'blackMatte',
    tools.solid(cut(cut(clamp, bore, 1.6), slit, 1.2), {
      min: [-30, -2, 0],
      max: [22, 46, 12],
      cell: 1.2,
      isHalf: true,
    }),
  )
  addScrew(tools, piece, [-20, 23.6, 0], { out: [0, 1, 0], radius: 3 })
  const spring = curve([
    [17, 40.4, 12],
    [25, 40, 17],
    [31, 41, 19.6],
    [34.4, 45, 20.4],
    [34.8, 50, 20],
  ])
  piece.add(
    'steel',
    tools.sweep(spring, {
      a: () => 0.8,
      b: () => 3,
      n: () => 3,
      up: [0.5, 0.1, -0.8],
      along: 36,
      around: 14,
      round: 0.6,
    }),
  )
  piece.add(
    'brass',
    tools.lathe(
      [
        [0, 0],
        [3.6, 0.6],
        [4.6, 3],
        [4.6, 6.4],
        [3.4, 8.6],
        [0, 9.2],
      ],
      [34.9, 47, 20],
      [32, 48, 18.3],
      { around: 32, edge: 50 },
    ),
  )
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, -4.4],
        [4.6, -4.4],
        [5, -3.6],
        [5, 0],
        [4.2, 0.8],
        [0, 0.8],
      ],
      [34.9, 47, 20],
      [32, 48, 18.3],
      { around: 32 },
    ),
  )
  return onGround(piece.done())
}
