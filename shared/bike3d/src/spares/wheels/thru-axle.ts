import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { recess } from '../hardware/recess.ts'
import { thread } from '../hardware/thread.ts'
import { washer } from '../hardware/washer.ts'
import { gather, laid, moved, dropped } from '../pose.ts'

const LENGTH = 172
const RADIUS = 6

/** Returns the rear axle on its side, the key's opening towards the camera, its conical washer in front. */
export function buildThruAxle(tools: Tools): Piece {
  const piece = startPiece()
  const upright = (rows: V2[]) => tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 56, edge: 30 })
  piece.add(
    'alloyDark',
    upright([
      [0, 20],
      [RADIUS - 0.7, 20],
      [RADIUS, 21.5],
      [RADIUS, LENGTH - 12],
      [8.2, LENGTH - 6],
      [8.4, LENGTH - 5.4],
      [10, LENGTH - 5],
      [10.4, LENGTH - 4.4],
      [10.4, LENGTH - 1],
      [9.6, LENGTH],
      [5, LENGTH],
      [5, LENGTH - 6],
      [0, LENGTH - 6],
    ]),
  )
  piece.add('alloyDark', recess(tools, 'hex', { radius: 5.05, opening: 3.5, depth: 6, top: LENGTH }))
  piece.add('alloyDark', place(thread(tools, { radius: RADIUS, length: 21, pitch: 1.5, around: 40 })))
  piece.add(
    'rubber',
    upright([
      [RADIUS, 30],
      [RADIUS + 0.5, 30.4],
      [RADIUS + 0.5, 31.4],
      [RADIUS, 31.8],
    ]),
  )
  piece.add(
    'brass',
    upright([
      [RADIUS, LENGTH - 24],
      [RADIUS + 0.12, LENGTH - 23.9],
      [RADIUS + 0.12, LENGTH - 21.1],
      [RADIUS, LENGTH - 21],
    ]),
  )
  const axle = dropped(piece.done(), turnY(degrees(-18)), turnZ(degrees(-90) + Math.atan2(4.4, LENGTH)))
  const ring = washer(tools, { inner: 6.3, outer: 10.5, height: 3 }, 'steel')
  return laid(gather(axle, moved(ring, move(40, 0, 52))))
}
