import { type Piece, startPiece } from '../../piece.ts'
import { move, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns two plugs for the bar's ends: a flat head, ribs that hold it in the bar. */
export function buildBarPlugs(tools: Tools): Piece {
  const piece = startPiece()
  const ribs = [0, 1, 2, 3].flatMap((i): [number, number][] => [
    [7.4, 4 + i * 4],
    [9.2, 4.6 + i * 4],
    [8.6, 6.4 + i * 4],
    [7.4, 7 + i * 4],
  ])
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0.6],
        [8, 0.6],
        [9, 0],
        [14, 0],
        [15, 1],
        [15, 3],
        [14.4, 3.8],
        [7.4, 4],
        ...ribs,
        [7, 21],
        [5, 22],
        [0, 22],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 60, edge: 28 },
    ),
  )
  const one = piece.done()
  const lying = (turn: number, lean: number) => dropped(one, turnY(degrees(turn)), turnZ(degrees(lean)))
  return laid(gather(moved(one, move(-16, 0, -12)), moved(lying(-30, 106), move(14, 0, 12))))
}
