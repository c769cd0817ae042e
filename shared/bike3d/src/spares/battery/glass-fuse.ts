import { type Piece, startPiece } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns two fuses of a charger: a ceramic tube between two steel caps. */
export function buildGlassFuses(tools: Tools): Piece {
  const piece = startPiece()
  const along = (rows: V2[]) => tools.lathe(rows, [0, 2.6, 0], [1, 2.6, 0], { around: 48, edge: 28 })
  piece.add(
    'ivory',
    along([
      [2.3, 5],
      [2.3, 15],
    ]),
  )
  for (const [from, to] of [
    [0, 5.4],
    [14.6, 20],
  ] as const)
    piece.add(
      'steel',
      along([
        [0, from],
        [2.2, from],
        [2.6, from + 0.4],
        [2.6, to - 0.3],
        [2.3, to],
        [0, to],
      ]),
    )
  const one = piece.done()
  return laid(gather(moved(one, turnY(degrees(24))), moved(one, move(2, 0, 11), turnY(degrees(-8)))))
}
