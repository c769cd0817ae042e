import { flatPrint } from '../../accessories/cloth/decal.ts'
import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { connector } from '../cables/connector.ts'
import { bolt } from '../hardware/bolt.ts'
import { gather, laid, moved } from '../pose.ts'

interface Case {
  length: number
  width: number
  height: number
  fins: number
  finish: FinishName
}

/** Returns the controller: flat, with fine fins. */
export const buildController = (tools: Tools): Piece =>
  controller(tools, { length: 104, width: 58, height: 24, fins: 13, finish: 'forged' })

/** Returns the first controller: larger, of bare alloy, with few, thick fins. */
export const buildFirstController = (tools: Tools): Piece =>
  controller(tools, { length: 122, width: 66, height: 32, fins: 7, finish: 'castAlloy' })

function controller(tools: Tools, size: Case): Piece {
  const piece = startPiece()
  const { length, width, height, finish } = size
  const block = tools.box({ width: length, height: height - 8, depth: width, radius: 2.6, bevel: 1.6 })
  piece.add(finish, place(block, move(0, (height - 8) / 2 + 1, 0)))
  addFins(tools, piece, size)
  for (const side of [1, -1]) addEnd(tools, piece, [side * (length / 2 + 1.6), height - 5, width - 3])
  const flange = tools.box({ width: length + 30, height: 2.6, depth: width * 0.55, radius: 1.1, bevel: 0.8 })
  piece.add(finish, place(flange, move(0, 1.3, 0)))
  addLabel(tools, piece, [0, height, length])
  const screws = [1, -1].flatMap((x) =>
    [1, -1].map((z) => moved(screw(tools), move(x * (length / 2 + 10), -5.4, z * (width * 0.2)))),
  )
  return laid(gather(piece.done(), ...screws, ...tails(tools, size)), turnY(degrees(8)))
}

function addFins(tools: Tools, piece: PieceMaker, { length, width, height, fins, finish }: Case) {
  const step = (width - 4) / (fins - 1)
  for (let i = 0; i < fins; i++) {
    const fin = tools.box({ width: length - 3, height: 9, depth: step * 0.42, radius: 1, bevel: step * 0.16 })
    piece.add(finish, place(fin, move(0, height - 5, -width / 2 + 2 + i * step)))
  }
}

function addEnd(tools: Tools, piece: PieceMaker, [x, height, width]: V3) {
  const plate = tools.box({ width: 4, height, depth: width, radius: 1.6, bevel: 1 })
  piece.add('blackMatte', place(plate, move(x, height / 2 + 1.6, 0)))
}

/** Adds a plate on the fins with the name. */
function addLabel(tools: Tools, piece: PieceMaker, [x, y, length]: V3) {
  const plate = tools.box({ width: length * 0.5, height: 26, depth: 1.6, radius: 3, bevel: 0.5 })
  piece.add('blackGloss', place(plate, move(x, y - 0.2, 0), turnX(-Math.PI / 2)))
  piece.add(
    'label:logo',
    place(flatPrint(length * 0.42, length * 0.105), move(x, y + 0.75, 0), turnX(-Math.PI / 2)),
  )
}

const screw = (tools: Tools) => bolt(tools, { diameter: 4, length: 8, head: 'button' })

const RINGS = ['signalRed', 'connectorGreen', 'connectorYellow', 'threadLock'] as const

/** Returns four cables from one end, each with its connector. */
function tails(tools: Tools, { length, width }: Case): Piece[] {
  return RINGS.map((ring, i) => {
    const z = (i - 1.5) * (width / 5)
    const x = length / 2 + 3
    const spread = (i - 1.5) * 26
    const reach = x + 74 + (i % 2) * 16
    const way = curve([
      [x - 6, 11, z],
      [x + 10, 11, z],
      [x + 34, 4, z + spread * 0.4],
      [reach - 12, 3.6, z + spread * 0.9],
      [reach, 5.6, z + spread],
    ])
    const piece = startPiece()
    piece.add('rubber', tools.tube(way, 2.4, { along: 40, around: 12 }))
    piece.add(
      'rubber',
      tools.lathe(
        [
          [4.6, -2],
          [4.6, 2],
          [3.6, 3],
          [3.4, 6],
          [2.4, 7],
        ],
        [x, 11, z],
        [x + 1, 11, z],
        { around: 28 },
      ),
    )
    return gather(piece.done(), atEnd(connector(tools, { cable: 2.4, ring }), way, 'end'))
  })
}
