import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import { move, place, turnX } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { decal } from '../cloth/decal.ts'
import { onGround } from '../pose.ts'
import { addGauge, addHose } from './pump-hose.ts'

/** Returns the floor pump, standing with its feet along x and the gauge facing z. */
export function floorPump(tools: Tools): Piece {
  const piece = startPiece()
  addBase(tools, piece)
  addBarrel(tools, piece)
  addGrip(tools, piece)
  addGauge(tools, piece)
  addHose(tools, piece)
  return onGround(piece.done())
}

/** Adds a cast foot with two rubber treads and a boss for the barrel. */
function addBase(tools: Tools, piece: PieceMaker) {
  const base = join([
    { field: roundedBox([0, 10, 0], [112, 8, 30], 7), k: 1 },
    { field: roundedBox([0, 9, 22], [42, 7, 46], 7), k: 22 },
    { field: roundedCylinder([0, 8, 0], [0, 64, 0], 27, 4), k: 22 },
  ])
  piece.add('alloyDark', tools.solid(base, { min: [-118, -2, -36], max: [118, 70, 74], cell: 3 }))
  for (const side of [1, -1]) {
    piece.add(
      'rubber',
      place(
        tools.box({ width: 62, height: 48, depth: 5, radius: 9, bevel: 1.6 }),
        move(side * 74, 18.4, 0),
        turnX(-Math.PI / 2),
      ),
    )
    for (let i = -2; i <= 2; i++)
      piece.add(
        'rubber',
        tools.tube(
          [
            [side * 74 + i * 11, 21, -19],
            [side * 74 + i * 11, 21.4, 0],
            [side * 74 + i * 11, 21, 19],
          ],
          1.6,
          { along: 6, around: 10, round: 1.4 },
        ),
      )
  }
  for (const [x, z] of [
    [-96, 14],
    [96, 14],
    [-96, -14],
    [96, -14],
    [0, 52],
  ] as const)
    piece.add('rubber', tools.cylinder([x, 0, z], [x, 6, z], { from: 8, to: 9 }, 24))
}

function addBarrel(tools: Tools, piece: PieceMaker) {
  piece.add(
    'shell',
    tools.lathe(
      [
        [0, 58],
        [19, 58],
        [19, 480],
        [0, 480],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 64 },
    ),
  )
  piece.add(
    'steel',
    tools.lathe(
      [
        [19.4, 60],
        [21.4, 61],
        [21.4, 69],
        [19.4, 70],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 64 },
    ),
  )
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 474],
        [20, 474],
        [22.4, 477],
        [22.4, 500],
        [20, 508],
        [12, 513],
        [7, 514],
        [0, 514],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 56 },
    ),
  )
  piece.add('steel', tools.cylinder([0, 500, 0], [0, 600, 0], 5.4, 32))
  // The lettering runs upwards.
  piece.add(
    'label:logo',
    decal(roundedCylinder([0, 60, 0], [0, 480, 0], 19), {
      at: [0, 400, 60],
      facing: [0, 0, 1],
      up: [-1, 0, 0],
      width: 112,
      height: 28,
    }),
  )
}

/** Adds a handle of two turned wooden halves on a cast middle. */
function addGrip(tools: Tools, piece: PieceMaker) {
  const middle = join([
    { field: roundedCylinder([0, 592, 0], [0, 640, 0], 12, 4), k: 1 },
    { field: roundedCylinder([-26, 622, 0], [26, 622, 0], 14, 4), k: 12 },
  ])
  piece.add('alloyDark', tools.solid(middle, { min: [-30, 586, -18], max: [30, 648, 18], cell: 2 }))
  const turnedWood = table([
    [0, 13],
    [0.14, 15],
    [0.5, 17.4],
    [0.86, 15.4],
    [1, 13],
  ])
  for (const side of [1, -1]) {
    const path = curve([
      [side * 24, 622, 0],
      [side * 66, 622, 0],
      [side * 112, 620, 0],
    ])
    piece.add('wood', tools.sweep(path, { a: turnedWood, b: turnedWood, along: 48, around: 40, round: 6 }))
    piece.add(
      'alloyDark',
      tools.lathe(
        [
          [0, 0],
          [7, 0],
          [7, 1],
          [6, 1.8],
          [0, 2],
        ],
        [side * 111.6, 620, 0],
        [side * 113, 620, 0],
        { around: 28 },
      ),
    )
  }
}
