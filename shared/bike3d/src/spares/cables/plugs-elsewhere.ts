import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnX } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { body, relief } from './mains-plugs.ts'

const SLIM: V2[] = [
  [0, 5],
  [0.3, 7],
  [0.55, 8.6],
  [1, 9],
]
const WIDE: V2[] = [
  [0, 5],
  [0.3, 9],
  [0.55, 14.5],
  [1, 15],
]
const ROUND: V2[] = [
  [0, 5],
  [0.25, 8],
  [0.5, 12],
  [1, 13],
]

/** Returns a British plug: a flat square body, three rectangular pins at right angles to the cable. */
export function ukPlug(tools: Tools): Piece {
  const piece = startPiece()
  relief(tools, piece)
  const square = tools.box({ width: 48, height: 48, depth: 20, radius: 12, bevel: 5 })
  piece.add('blackMatte', place(square, move(34, 0, 0), turnX(Math.PI / 2)))
  const pin = (x: number, z: number, [width, depth, length]: [number, number, number]) =>
    place(tools.box({ width, height: length, depth, radius: 0.8, bevel: 0.5 }), move(x, 10 + length / 2, z))
  piece.add('brass', pin(46, 0, [8, 4, 22]), pin(24, 11, [4, 6.3, 18]), pin(24, -11, [4, 6.3, 18]))
  piece.add('signalRed', place(tools.box({ width: 8, height: 0.8, depth: 12, radius: 0.3 }), move(34, 10, 0)))
  return piece.done()
}

/** Returns an Australian plug: two blades that lean towards each other, an upright one below. */
export function auPlug(tools: Tools): Piece {
  const piece = startPiece()
  piece.add('blackMatte', body(tools, ROUND, WIDE))
  relief(tools, piece)
  const blade = () => tools.box({ width: 20, height: 6.4, depth: 1.7, radius: 1, bevel: 0.4 })
  for (const side of [1, -1])
    piece.add('brass', place(blade(), move(53, 4, side * 7), turnX(degrees(side * 30))))
  piece.add('brass', place(blade(), move(53, -7, 0)))
  return piece.done()
}

/** Returns a Swiss plug: a slim body with three round pins, the middle one lower. */
export function chPlug(tools: Tools): Piece {
  const piece = startPiece()
  piece.add('blackMatte', body(tools, SLIM, WIDE))
  relief(tools, piece)
  const pins: V2[] = [
    [1.6, 9.5],
    [-3.4, 0],
    [1.6, -9.5],
  ]
  const rows: V2[] = [
    [0, 0],
    [2, 0],
    [2, 17],
    [1.2, 18.6],
    [0, 19],
  ]
  for (const [y, z] of pins) piece.add('brass', tools.lathe(rows, [45, y, z], [46, y, z]))
  return piece.done()
}

/** Returns a Japanese plug: two flat parallel blades. */
export function jpPlug(tools: Tools): Piece {
  const piece = startPiece()
  piece.add('blackMatte', body(tools, SLIM, ROUND))
  relief(tools, piece)
  for (const z of [6.35, -6.35])
    piece.add(
      'brass',
      place(tools.box({ width: 22, height: 6.4, depth: 1.5, radius: 1, bevel: 0.4 }), move(54, 0, z)),
    )
  return piece.done()
}
