import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { thread } from '../hardware/thread.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

const LENGTH = 272

/** Returns three spokes in a fan, each with its nipple; one more nipple stands in front. */
export function buildSpokes(tools: Tools): Piece {
  const fan = [-7, 0, 7].map((turn, i) =>
    moved(dropped(spoke(tools, 12 - i * 9)), move(-LENGTH / 2, 0, i * 5), turnY(degrees(turn))),
  )
  return laid(
    gather(...fan, moved(nipple(tools), move(84, 0, 52)), moved(lying(tools), move(62, 0, 46))),
    turnY(degrees(14)),
  )
}

const lying = (tools: Tools) => dropped(nipple(tools), turnY(degrees(40)), turnZ(degrees(-86)))

/** Returns a spoke along x, its bent head at the origin; the nipple is screwed on, `away` from the end. */
function spoke(tools: Tools, away: number): Piece {
  const piece = startPiece()
  const way = curve([
    [2.2, 1.15, 7.4],
    [1.4, 1.15, 4.6],
    [1.7, 1.1, 1.6],
    [4.2, 1.05, 0.15],
    [8, 1, 0],
    [20, 1, 0],
    [LENGTH / 2, 1, 0],
    [LENGTH - 10, 1, 0],
  ])
  piece.add('spokeBright', tools.tube(way, 1, { along: 120, around: 14 }))
  const head: V2[] = [
    [0, 0],
    [1.9, 0.1],
    [2.1, 0.5],
    [1.6, 1.3],
    [0.9, 1.8],
  ]
  piece.add('spokeBright', tools.lathe(head, [2.5, 1.15, 8.6], [2.1, 1.15, 7.6], { around: 20 }))
  const end = thread(tools, { radius: 1.15, length: 12, pitch: 0.56, around: 14 })
  piece.add('spokeBright', place(end, move(LENGTH, 1, 0), turnZ(Math.PI / 2)))
  const cap = moved(nipple(tools), move(LENGTH - away + 12, 1, 0), turnZ(Math.PI / 2))
  return gather(piece.done(), cap)
}

/** Returns a nipple standing on its slotted head. */
export function nipple(tools: Tools): Piece {
  const piece = startPiece()
  const turned = (rows: V2[], around: number) => tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 28 })
  piece.add(
    'brass',
    turned(
      [
        [0, 0.3],
        [1.8, 0.2],
        [2.9, 0.9],
        [3.1, 1.7],
        [2.9, 2.4],
        [2, 3.4],
        [2, 3.6],
      ],
      28,
    ),
  )
  piece.add(
    'brass',
    turned(
      [
        [2.2, 3.4],
        [2.35, 3.6],
        [2.35, 11.2],
        [2.1, 11.6],
        [1.2, 11.6],
      ],
      4,
    ),
  )
  piece.add(
    'blackMatte',
    turned(
      [
        [1.1, 11],
        [1.12, 11.62],
        [0, 11.62],
      ],
      16,
    ),
  )
  return piece.done()
}
