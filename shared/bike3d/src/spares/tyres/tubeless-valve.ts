import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { thread } from '../hardware/thread.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns two tubeless valves: one stands on its rubber foot, the other lies in front of it. */
export function buildTubelessValves(tools: Tools): Piece {
  const one = valve(tools)
  return laid(
    gather(
      moved(one, move(-18, 0, -16)),
      moved(dropped(one, turnY(degrees(-24)), turnZ(degrees(-84))), move(-14, 0, 12)),
    ),
  )
}

function valve(tools: Tools): Piece {
  const piece = startPiece()
  const add = (finish: FinishName, rows: V2[], around = 44) =>
    piece.add(finish, tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 30 }))
  add('rubber', [
    [0, 0],
    [6, 0],
    [7, 1],
    [6.6, 3],
    [4.6, 8],
    [3.2, 9.4],
    [0, 9.4],
  ])
  piece.add('alloy', place(thread(tools, { radius: 3, length: 36, pitch: 0.8, around: 28 }), move(0, 8, 0)))
  add('rubber', [
    [3.2, 15.4],
    [4.6, 15.4],
    [4.9, 16.2],
    [4.6, 17],
    [3.2, 17],
  ])
  add('alloy', [
    [3, 17],
    [6.6, 17],
    [7, 17.4],
    [7, 20.6],
    [6.6, 21],
    [3, 21],
  ])
  add('brass', [
    [0, 44],
    [1.4, 44],
    [1.4, 50],
    [2.4, 50.4],
    [2.4, 53.6],
    [2, 54],
    [0, 54],
  ])
  return piece.done()
}
