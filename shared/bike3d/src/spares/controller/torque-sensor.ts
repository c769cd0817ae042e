import { smallBox } from '../../bike/small-box.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnZ } from '../../shapes/transforms.ts'
import { TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { connector } from '../cables/connector.ts'
import { gather, laid } from '../pose.ts'

const RADIUS = 19

/** Returns the sleeve around the crank's spindle, lying: splined ends, a coil in the middle, its cable. */
export function buildTorqueSensor(tools: Tools): Piece {
  const piece = startPiece()
  const along = (rows: V2[]) => tools.lathe(rows, [0, RADIUS, 0], [1, RADIUS, 0], { around: 72, edge: 30 })
  piece.add(
    'steel',
    along([
      [11, -48],
      [14, -48],
      [14.6, -47.4],
      [14.6, 47.4],
      [14, 48],
      [11, 48],
      [10.6, 47.6],
      [10.6, -47.6],
      [11, -48],
    ]),
  )
  for (let i = 0; i < 28; i++) {
    const turn = (i / 28) * TURN
    for (const x of [-41, 41]) {
      const spline = smallBox(tools, { width: 11, height: 1.8, depth: 1.6, radius: 0.4 })
      piece.add('steel', place(spline, move(x, RADIUS, 0), turnX(turn), move(0, 14.8, 0)))
    }
  }
  piece.add(
    'blackMatte',
    along([
      [14.4, -31],
      [18.4, -31],
      [RADIUS, -30.4],
      [RADIUS, -16],
      [18.4, -15.4],
      [14.4, -15.4],
    ]),
  )
  piece.add(
    'blackMatte',
    along([
      [14.4, 15.4],
      [18.4, 15.4],
      [RADIUS, 16],
      [RADIUS, 30.4],
      [18.4, 31],
      [14.4, 31],
    ]),
  )
  piece.add('bronze', along(winding()))
  piece.add(
    'brass',
    along([
      [19, 20],
      [19.2, 20.2],
      [19.2, 22.8],
      [19, 23],
    ]),
  )
  const box = tools.box({ width: 26, height: 10, depth: 17, radius: 3, bevel: 1.6 })
  piece.add('blackMatte', place(box, move(-20, RADIUS, 0), turnX(-0.6), move(0, 20, 0)))
  const way = curve([
    [-34, 35, -11],
    [-44, 36, -12],
    [-62, 26, -6],
    [-72, 5, 18],
    [-58, 2.4, 44],
    [-20, 2.4, 52],
    [8, 3, 48],
    [22, 5.6, 46],
  ])
  piece.add('rubber', tools.tube(way, 2.2, { along: 90, around: 14 }))
  piece.add(
    'rubber',
    place(
      tools.lathe(
        [
          [4, -2],
          [4, 2],
          [3, 3.4],
          [2.8, 7],
          [2.2, 8],
        ],
        [0, 0, 0],
        [1, 0, 0],
      ),
      move(-33, 34.6, -11),
      turnZ(Math.PI),
    ),
  )
  return laid(gather(piece.done(), atEnd(connector(tools, { cable: 2.2, ring: 'threadLock' }), way, 'end')))
}

/** Returns the rows of a winding of copper wire. */
function winding(): V2[] {
  const rows: V2[] = []
  for (let x = -15.4; x < 15.4; x += 1.4)
    rows.push([17, x], [17.5, x + 0.35], [17.5, x + 0.95], [17, x + 1.3])
  return [[14, -15.4], ...rows, [14, 15.6]]
}
