import { cut, join, roundedBox, roundedCylinder } from '../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../piece.ts'
import { curve } from '../shapes/curves.ts'
import { roundedRectangle } from '../shapes/extrude.ts'
import { move, place, turnY } from '../shapes/transforms.ts'
import type { V2, V3 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
import { chip } from './hardware/chip.ts'
import { strap } from './cloth/straps.ts'
import { onGround } from './pose.ts'

/** Returns the brake light, standing on its end with its lens along x. */
export function brakeTaillight(tools: Tools): Piece {
  const piece = startPiece()
  const body = join([
    { field: roundedBox([0, 0, 0], [14, 34, 19], 10), k: 6 },
    { field: roundedCylinder([-10, 0, 0], [-22, 0, 0], 13, 4), k: 6 },
  ])
  const hollow = roundedBox([15, 0, 0], [7, 28, 13.4], 6)
  const foot = roundedBox([0, -44, 0], [40, 11.4, 40], 1)
  const housing = cut(cut(body, hollow, 1.6), foot, 2)
  piece.add(
    'blackMatte',
    tools.solid(housing, { min: [-28, -40, 0], max: [24, 40, 26], cell: 1.25, isHalf: true }),
  )
  addLens(tools, piece)
  addButtonAndPort(tools, piece)
  addStrap(tools, piece)
  return onGround(piece.done())
}

/** Rows of a diode's dome and its collar, to be turned around their axis. */
const DIODE: V2[] = [
  [0, 0],
  [1.9, 0],
  [1.9, 1.2],
  [1.3, 2],
  [0, 2.3],
]
const CUP: V2[] = [
  [2.1, 0],
  [2.9, 0],
  [2.9, 1.5],
  [2.5, 1.9],
  [2.1, 1.4],
]

/**
 * Adds the lens, which faces x: rows of diodes on a stepped red floor, ribs of red glass between them, a raised frame
 * around.
 */
function addLens(tools: Tools, piece: PieceMaker) {
  const forwards = turnY(Math.PI / 2)
  const frame = tools.sweep(frameLine(), { a: () => 2.4, b: () => 3, up: [1, 0, 0], along: 96, around: 16 })
  piece.add('redLens', frame)
  piece.add(
    'redLens',
    place(tools.box({ width: 25, height: 54, depth: 3, radius: 7, bevel: 0.6 }), move(11, 0, 0), forwards),
  )
  for (let row = -3; row <= 3; row++) {
    const y = row * 6.9
    for (const z of [-6.6, 0, 6.6]) {
      piece.add('redLens', tools.lathe(CUP, [12, y, z], [13, y, z], { around: 24, edge: 60 }))
      piece.add('ledRed', tools.lathe(DIODE, [12, y, z], [13, y, z], { around: 16, edge: 60 }))
    }
    if (row < 3)
      piece.add('redLens', tools.tube(ribPath(y + 3.45), 0.85, { along: 10, around: 10, round: 0.6 }))
  }
}

const frameLine = () =>
  curve(
    roundedRectangle(25, 54, 7)
      .getSpacedPoints(48)
      .slice(0, -1)
      .map((point): V3 => [13.4, point.y, point.x]),
    { isClosed: true },
  )

const ribPath = (y: number) =>
  curve([
    [12.6, y, -10.6],
    [13.8, y, 0],
    [12.6, y, 10.6],
  ])

function addButtonAndPort(tools: Tools, piece: PieceMaker) {
  const button = tools.lathe(
    [
      [0, 0],
      [6.4, 0],
      [6.4, 0.8],
      [5.6, 1.5],
      [0, 1.7],
    ],
    [-1, 33.6, 0],
    [-1, 40, 0],
    { around: 36 },
  )
  piece.add('rubber', button)
  piece.add(
    'ledGreen',
    place(
      chip(tools, { width: 4.4, height: 1.4, depth: 1, radius: 0.6, bevel: 0.3 }),
      move(8.4, 33.2, 0),
      turnY(Math.PI / 2),
    ),
  )
  const cover = tools.box({ width: 14, height: 7, depth: 1.6, radius: 3, bevel: 0.6 })
  piece.add('rubber', place(cover, move(-1, -21, 18.9)))
  piece.add(
    'rubber',
    place(chip(tools, { width: 4, height: 2, depth: 2, radius: 0.9, bevel: 0.5 }), move(-1, -16.6, 19.2)),
  )
}

/** Adds the rubber strap at the back, closed around a seatpost that isn't drawn. */
function addStrap(tools: Tools, piece: PieceMaker) {
  piece.add(
    'rubber',
    strap(
      tools,
      [
        [-20, 0, -14],
        [-31, 0, -18],
        [-48, 0, -11],
        [-53, 0, 0],
        [-48, 0, 11],
        [-31, 0, 18],
        [-20, 0, 14],
      ],
      { width: 17, thickness: 3.4, across: [0, 1, 0], along: 60 },
    ),
  )
  piece.add(
    'blackMatte',
    tools.sweep(
      curve([
        [-20, 0, 0],
        [-23, 0, 0],
        [-26, 0, 0],
      ]),
      { a: () => 12, b: () => 11, n: () => 3, up: [0, 1, 0], along: 4, around: 36, round: 1.5 },
    ),
  )
  for (const z of [-19.4, 19.4])
    piece.add('rubber', tools.cylinder([-31, 0, z * 0.9], [-31, 0, z * 1.12], 3.2, 20))
}
