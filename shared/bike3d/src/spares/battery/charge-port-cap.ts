import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import type { V2 } from '../../shapes/vectors.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

/** Returns a soft cap, and beside it the ring that stays on the port, with a strap between them. */
export function buildChargePortCap(tools: Tools): Piece {
  const piece = startPiece()
  const upright = (rows: V2[], x: number) => tools.lathe(rows, [x, 0, 0], [x, 1, 0], { around: 72, edge: 30 })
  piece.add(
    'rubber',
    upright(
      [
        [0, 0.4],
        [9, 0.4],
        [9, 4],
        [10.4, 4.6],
        [10.4, 5.6],
        [9.6, 6.2],
        [9.6, 7.4],
        [14.6, 7.6],
        [15.6, 8.6],
        [15.6, 10.2],
        [14.8, 11.2],
        [13, 11.6],
        [11.6, 11.2],
        [0, 10.8],
      ],
      0,
    ),
  )
  for (let i = -1; i <= 1; i++) {
    const rib = tools.box({ width: 14 - Math.abs(i) * 4, height: 1, depth: 1.4, radius: 0.45 })
    piece.add('rubber', place(rib, move(0, 11.2, i * 4)))
  }
  piece.add(
    'rubber',
    upright(
      [
        [10.6, 0],
        [14.4, 0],
        [15, 0.6],
        [15, 2.6],
        [14.4, 3.2],
        [10.6, 3.2],
        [10, 2.6],
        [10, 0.6],
        [10.6, 0],
      ],
      46,
    ),
  )
  const strap = curve([
    [14, 9.4, 0],
    [18, 9.2, 0],
    [23, 7.6, 0.6],
    [27, 4, 1],
    [30, 1.9, 0.6],
    [33, 1.6, 0],
  ])
  piece.add(
    'rubber',
    tools.sweep(strap, { a: () => 1, b: () => 3, n: () => 3.4, up: [0, 0, 1], along: 40, around: 20 }),
  )
  // The tab to pull the cap with.
  const tongue = curve([
    [-13, 9.4, 0],
    [-18, 9.8, 0],
    [-23, 11.6, 0],
  ])
  piece.add(
    'rubber',
    tools.sweep(tongue, { a: () => 1.1, b: () => 4.4, n: () => 3, up: [0, 0, 1], round: 1.6, along: 16 }),
  )
  return laid(piece.done())
}
