import { type Piece, type PieceMaker, startPiece } from '../piece.ts'
import { move, place, turnY } from '../shapes/transforms.ts'
import type { V3 } from '../shapes/vectors.ts'
import type { Tools } from '../tools.ts'
import { onGround } from './pose.ts'

const LENGTH = 76
const RADIUS = 3

/** Returns the twelve reflector clips of a wheel: nine lie in a row, three across them. */
export function reflectorSet(tools: Tools): Piece {
  const piece = startPiece()
  for (let i = 0; i < 9; i++) {
    const turn = 0.02 * Math.sin(i * 2.4)
    addClip(tools, piece, { at: [Math.sin(i * 1.7) * 1.4, RADIUS, (i - 4) * 11], turn, roll: i * 0.3 - 1.2 })
  }
  addClip(tools, piece, { at: [6, RADIUS * 3, -14], turn: 0.95, roll: 0.6 })
  addClip(tools, piece, { at: [-2, RADIUS * 3, 16], turn: 0.72, roll: -0.4 })
  addClip(tools, piece, { at: [64, RADIUS, 20], turn: -1.1, roll: 0.2 })
  return onGround(piece.done())
}

/** Adds a clip: a slit tube that snaps onto a spoke, wrapped in silver cloth of tiny prisms, with a cap at each end. */
function addClip(
  tools: Tools,
  piece: PieceMaker,
  { at, turn, roll }: { at: V3; turn: number; roll: number },
) {
  const [start, end]: [V3, V3] = [
    [-LENGTH / 2, 0, 0],
    [LENGTH / 2, 0, 0],
  ]
  const matrices = [move(...at), turnY(turn)] as const
  const prisms = Array.from({ length: 39 }, (_, i): [number, number] => [
    RADIUS - (i % 2) * 0.3,
    2 + (i / 38) * (LENGTH - 4),
  ])
  const opening = { from: roll, through: Math.PI * 2 - 0.7, around: 20 }
  piece.add('alloy', place(tools.lathe(prisms, start, end, { ...opening, edge: 12 }), ...matrices))
  piece.add(
    'greyPlastic',
    place(
      tools.lathe(
        [
          [1.6, 0.4],
          [1.6, LENGTH - 0.4],
        ],
        end,
        start,
        { ...opening, edge: 40 },
      ),
      ...matrices,
    ),
  )
  for (const from of [0, LENGTH - 5])
    piece.add(
      'blackMatte',
      place(
        tools.lathe(
          [
            [1.5, from],
            [RADIUS - 0.1, from],
            [RADIUS + 0.12, from + 0.5],
            [RADIUS + 0.12, from + 4.5],
            [RADIUS - 0.1, from + 5],
            [1.5, from + 5],
          ],
          start,
          end,
          { ...opening, edge: 30 },
        ),
        ...matrices,
      ),
    )
}
