import { cut, join, roundedBox, roundedCylinder, type Field } from '../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../piece.ts'
import { move, place, turnY } from '../shapes/transforms.ts'
import { curve } from '../shapes/curves.ts'
import { roundedRectangle } from '../shapes/extrude.ts'
import type { V3 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
import { addCable } from './hardware/cables.ts'
import { addScrew } from './hardware/screws.ts'
import { onGround } from './pose.ts'

/**
 * Returns the front light, standing on its bracket's foot and facing x, with the cable to the bike's battery behind
 * it.
 */
export function frontLight(tools: Tools): Piece {
  const piece = startPiece()
  const body = join([
    { field: roundedBox([-6, 0, 0], [30, 17, 27], 11), k: 4 },
    { field: roundedCylinder([-22, -2, 0], [-52, -4, 0], 13, 7), k: 22 },
  ])
  const hood = roundedBox([22, 14.6, 0], [10, 3, 25.6], 2.8)
  const mouth = roundedBox([26, -2, 0], [12, 14.4, 23.4], 8)
  const housing = cut(
    join([
      { field: body, k: 1 },
      { field: hood, k: 6 },
    ]),
    mouth,
    1.6,
  )
  const finned: Field = (x, y, z) => housing(x, y, z) + finDepth(x, y)
  piece.add('satin', tools.solid(finned, { min: [-62, -24, 0], max: [42, 26, 34], cell: 1.5, isHalf: true }))
  addOptics(tools, piece)
  addBracket(tools, piece)
  addCable(
    tools,
    piece,
    [
      [-50, -4, 0],
      [-70, -10, 2],
      [-92, -30, 10],
      [-104, -43.4, 30],
      [-80, -44.2, 62],
      [-30, -44.2, 66],
      [6, -44.2, 56],
    ],
    { radius: 2.2 },
  )
  addPlug(tools, piece)
  return onGround(piece.done())
}

/** Returns the depth of the cooling fins at a point of the upper side. */
function finDepth(x: number, y: number): number {
  if (y < 6 || x > 4) return 0
  const fade = Math.min(1, (y - 6) / 5) * Math.min(1, (4 - x) / 6)
  return 1.3 * fade * (0.5 - 0.5 * Math.cos((x * Math.PI * 2) / 6.5))
}

/** Adds a bowl-shaped reflector with its diode above, and the flat clear glass in front. */
function addOptics(tools: Tools, piece: PieceMaker) {
  for (const z of [-11.4, 11.4]) {
    piece.add(
      'alloy',
      tools.lathe(
        [
          [10.4, 8.5],
          [9.4, 6],
          [7.2, 3],
          [4, 1],
          [0, 0.4],
          [0, -1],
          [11, -1],
          [11.2, 8.5],
          [10.4, 8.5],
        ],
        [15, -2, z],
        [16, -2, z],
        { around: 44, edge: 60 },
      ),
    )
    piece.add(
      'ledWhite',
      tools.lathe(
        [
          [0, 0],
          [3.4, 0],
          [3, 1.6],
          [1.6, 2.6],
          [0, 3],
        ],
        [15.6, -2, z],
        [17, -2, z],
        { around: 24 },
      ),
    )
  }
  const mask = tools.box({ width: 46, height: 28, depth: 2, radius: 7, bevel: 0.5 })
  piece.add('blackGloss', place(mask, move(14.6, -2, 0), turnY(Math.PI / 2)))
  const bezel = curve(
    roundedRectangle(45, 27, 7)
      .getSpacedPoints(40)
      .slice(0, -1)
      .map((point): V3 => [23.6, point.y - 2, point.x]),
    { isClosed: true },
  )
  piece.add(
    'alloyDark',
    tools.sweep(bezel, { a: () => 1.3, b: () => 1.7, up: [1, 0, 0], along: 90, around: 12 }),
  )
}

function addBracket(tools: Tools, piece: PieceMaker) {
  const arm = join([
    { field: roundedBox([-8, -30, 0], [9, 16, 6], 3), k: 1 },
    { field: roundedBox([-8, -44, 0], [24, 3.4, 15], 2.6), k: 8 },
  ])
  piece.add('alloyDark', tools.solid(arm, { min: [-40, -52, 0], max: [24, -8, 22], cell: 1.6, isHalf: true }))
  for (const side of [1, -1]) {
    piece.add(
      'alloyDark',
      place(tools.box({ width: 17, height: 20, depth: 4, radius: 6, bevel: 1 }), move(-8, -20, side * 8)),
    )
    addScrew(tools, piece, [-8, -22, side * 10], { out: [0, 0, side], radius: 4 })
  }
  for (const x of [-24, 8]) addScrew(tools, piece, [x, -40.8, 0], { out: [0, 1, 0], radius: 3.4 })
}

function addPlug(tools: Tools, piece: PieceMaker) {
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0],
        [4, 0],
        [4.6, 2],
        [4.6, 14],
        [3.4, 16],
        [3.4, 22],
        [0, 22],
      ],
      [4, -42.8, 57],
      [24, -42.8, 50],
      { around: 28 },
    ),
  )
  piece.add(
    'brass',
    tools.lathe(
      [
        [0, 0],
        [2.4, 0],
        [2.4, 4],
        [0, 4.6],
      ],
      [24.4, -42.8, 49.9],
      [34, -42.8, 46.4],
      { around: 20 },
    ),
  )
}
