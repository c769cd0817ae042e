import { type Piece, startPiece } from '../../piece.ts'
import { move, turnY, turnZ } from '../../shapes/transforms.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { tie } from '../cables/tie.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

const HOSE = 2.5
const LIFT = 6

/** Returns 1.7 m of hose with the caliper's banjo; nut, olive and barb for the lever lie beside it. */
export function buildBrakeHose(tools: Tools): Piece {
  const options: CoilOptions = {
    radius: 62,
    cable: HOSE,
    turns: 4,
    oval: 1.25,
    lift: LIFT,
    start: [
      [82, -34],
      [102, -56],
      [128, -52],
    ],
    end: [
      [84, 34],
      [104, 52],
      [124, 50],
    ],
  }
  const path = coil(options)
  const hose = startPiece()
  hose.add('blackMatte', tools.tube(path, HOSE, { along: 420, around: 14 }))
  hose.add('webbing', tie(tools, options, Math.PI * 0.62), tie(tools, options, Math.PI * 1.38))
  return laid(
    gather(
      hose.done(),
      atEnd(banjo(tools), path, 'start', LIFT),
      atEnd(leverEnd(tools), path, 'end', LIFT),
      moved(dropped(olive(tools), turnY(0.4)), move(112, 0, 4)),
      moved(dropped(barb(tools), turnY(-0.5), turnZ(0.08)), move(126, 0, 18)),
      moved(dropped(nut(tools), turnY(0.9)), move(124, 0, -14)),
    ),
  )
}

const along = (tools: Tools, rows: V2[], around = 32) =>
  tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around, edge: 30 })

/** Returns the banjo, the eye for the caliper's hollow bolt. */
function banjo(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'alloyDark',
    along(tools, [
      [2.5, -2],
      [3.6, -2],
      [3.8, -1.6],
      [3.8, 9],
      [3.2, 10],
      [3.2, 16],
      [0, 16],
    ]),
  )
  piece.add(
    'alloyDark',
    along(
      tools,
      [
        [3.8, 1],
        [4.6, 1.3],
        [4.6, 6],
        [3.8, 6.3],
      ],
      6,
    ),
  )
  const eye: V2[] = [
    [4.1, -4],
    [6.9, -4],
    [7.3, -3.6],
    [7.3, 3.6],
    [6.9, 4],
    [4.1, 4],
    [3.8, 3.7],
    [3.8, -3.7],
    [4.1, -4],
  ]
  piece.add('alloyDark', tools.lathe(eye, [21, 0, 0], [21, 1, 0], { around: 48, edge: 30 }))
  for (const y of [4.4, -4.4]) {
    const seal: V2[] = [
      [4.1, y - 0.5],
      [5.9, y - 0.5],
      [6.1, y],
      [5.9, y + 0.5],
      [4.1, y + 0.5],
      [4.1, y - 0.5],
    ]
    piece.add('bronze', tools.lathe(seal, [21, 0, 0], [21, 1, 0], { around: 40 }))
  }
  return piece.done()
}

/** Returns sleeve and cap of the bare end. */
function leverEnd(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'rubber',
    along(tools, [
      [2.5, -10],
      [3.6, -9.6],
      [4.4, -4],
      [5, 3],
      [5, 5.6],
      [4.6, 6],
      [2.5, 6],
    ]),
  )
  piece.add(
    'signalRed',
    along(tools, [
      [3.4, 5],
      [3.8, 5.4],
      [3.8, 17],
      [3.2, 18],
      [0, 18],
    ]),
  )
  return piece.done()
}

/** Returns an olive, which is crushed around the hose. */
export function olive(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'brass',
    along(
      tools,
      [
        [2.5, 0],
        [3.1, 0],
        [3.9, 2.4],
        [3.9, 3.6],
        [3.1, 6],
        [2.5, 6],
        [2.5, 0],
      ],
      36,
    ),
  )
  return piece.done()
}

/** Returns the barb that is pressed into the hose. */
export function barb(tools: Tools): Piece {
  const piece = startPiece()
  const rows: V2[] = [
    [0.8, 0],
    [2.6, 0],
    [2.8, 0.3],
    [2.8, 1.4],
    [1.3, 1.6],
  ]
  for (let i = 0; i < 4; i++) rows.push([1.7, 2.2 + i * 2.4], [1.3, 4.2 + i * 2.4])
  rows.push([1.1, 13], [0.8, 13], [0.8, 0])
  piece.add('brass', along(tools, rows))
  return piece.done()
}

function nut(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'alloyDark',
    along(
      tools,
      [
        [2.7, 0],
        [4.9, 0],
        [5.2, 0.3],
        [5.2, 7],
        [4.9, 7.3],
        [2.7, 7.3],
        [2.7, 0],
      ],
      6,
    ),
  )
  const thread: V2[] = [[2.7, 7]]
  for (let i = 0; i < 6; i++) thread.push([3.4, 7.4 + i], [3.9, 7.8 + i], [3.9, 8 + i])
  thread.push([3.3, 13.6], [2.7, 13.6], [2.7, 7])
  piece.add('alloyDark', along(tools, thread))
  return piece.done()
}
