import { roundedBox, cut } from '../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../piece.ts'
import { roundedRectangle } from '../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../shapes/transforms.ts'
import type { Matrix4 } from 'three'
import type { Tools } from '../tools.ts'
import { flatPrint } from './cloth/decal.ts'
import { piping } from './cloth/straps.ts'
import { onGround } from './pose.ts'

const [WIDTH, HEIGHT] = [85.6, 54]

/** Returns the gift card: it stands in a slotted wooden block, facing z, with its envelope in front. */
export function giftCard(tools: Tools): Piece {
  const piece = startPiece()
  const lean = -0.2
  const slot = [move(0, 10, 2), turnX(lean)] as const
  addCard(tools, piece, ...slot, move(0, HEIGHT / 2, 0))
  const block = cut(roundedBox([0, 11, 0], [58, 11, 17], 3.4), slotField(lean), 0.8)
  piece.add('wood', tools.solid(block, { min: [-64, -3, -22], max: [64, 28, 22], cell: 1.8 }))
  addEnvelope(tools, piece, move(12, 1.9, 58), turnY(0.22), turnX(-Math.PI / 2))
  return onGround(piece.done())
}

/** Returns the slot in the block, in which the card leans. */
const slotField = (lean: number) => {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return (x: number, y: number, z: number) => {
    const [py, pz] = [y - 10, z - 2]
    return Math.max(Math.abs(-sin * py + cos * pz) - 0.9, -(cos * py + sin * pz) - 1, Math.abs(x) - 45)
  }
}

function addCard(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const outline = roundedRectangle(WIDTH, HEIGHT, 3.2)
  piece.add(
    'whitePlastic',
    place(tools.extrude(outline, { depth: 0.9, bevel: 0.2, curveSteps: 10 }), ...where),
  )
  // The print stays within the card's round corners.
  piece.add('label:giftCard', place(flatPrint(WIDTH - 2.2, HEIGHT - 2.2), ...where, move(0, 0, 0.5)))
}

/** Adds the envelope: folded paper, its flap closed with a round seal. */
function addEnvelope(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const [width, height] = [114, 76]
  piece.add(
    'whitePlastic',
    place(
      tools.extrude(roundedRectangle(width, height, 1.6), { depth: 2.6, bevel: 0.9, bevelSteps: 3 }),
      ...where,
    ),
  )
  const fold = (points: [number, number][]) =>
    place(
      piping(
        tools,
        points.map(([x, y]) => [x, y, 1.25]),
        0.5,
      ),
      ...where,
    )
  piece.add(
    'whitePlastic',
    fold([
      [-56, 36],
      [-28, 16],
      [0, -3],
    ]),
    fold([
      [56, 36],
      [28, 16],
      [0, -3],
    ]),
  )
  piece.add(
    'signalRed',
    place(
      tools.latheZ(
        [
          [0, 0],
          [9, 0],
          [9.6, 0.6],
          [9.2, 1.3],
          [7.4, 1.6],
          [6.8, 1.2],
          [0, 1.2],
        ],
        [0, -2, 1.4],
      ),
      ...where,
    ),
  )
}
