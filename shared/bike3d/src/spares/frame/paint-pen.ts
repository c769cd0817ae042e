import { roundPrint } from '../../accessories/cloth/decal.ts'
import { smallBox } from '../../bike/small-box.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/**
 * Returns a touch-up pen with a cap at each end, the clear coat's still closed; the paint is of the material `shell`,
 * whose tint the kind gives.
 */
export function buildPaintPen(tools: Tools): Piece {
  const pen = gather(barrel(tools), nib(tools), clearCap(tools))
  return laid(
    gather(
      moved(dropped(pen), turnY(degrees(14))),
      moved(dropped(paintCap(tools)), move(22, 0, 26), turnY(degrees(-12))),
    ),
    turnY(degrees(24)),
  )
}

const along = (tools: Tools, rows: V2[], around = 56) =>
  tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around, edge: 30 })

/** The barrel's radius. */
const BARREL = 7.4

function barrel(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'blackMatte',
    along(tools, [
      [0, -34],
      [BARREL, -34],
      [BARREL, 34],
      [0, 34],
    ]),
  )
  piece.add(
    'shell',
    along(tools, [
      [BARREL - 0.2, 16],
      [BARREL + 0.12, 16.2],
      [BARREL + 0.12, 34],
      [BARREL - 0.6, 35.4],
      [0, 35.6],
    ]),
  )
  piece.add('label:logo', print(BARREL + 0.14))
  return piece.done()
}

/** Returns the name along the barrel, bent around the side towards the camera. */
function print(radius: number) {
  const flat = roundPrint(radius, 9, [-19, 19])
  const uvs = flat.getAttribute('uv')
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, 1 - uvs.getY(i), uvs.getX(i))
  return place(flat, move(-8, 0, 0), turnZ(Math.PI / 2))
}

/** Returns the collar that the cap sits on and the brush, wet with paint. */
function nib(tools: Tools): Piece {
  const collar = along(tools, [
    [6, 35],
    [6, 44],
    [5.4, 45],
    [3.4, 46],
    [3, 49],
    [0, 49],
  ])
  const brush = along(
    tools,
    [
      [0, 48],
      [2.2, 48],
      [2.5, 51],
      [2.3, 56],
      [0.4, 63],
      [0, 63.4],
    ],
    28,
  )
  return gather(made('blackMatte', collar), made('shell', brush))
}

const CAP: V2[] = [
  [0, 0],
  [7.6, 0],
  [8.2, 0.6],
  [8.2, 30],
  [7.4, 32],
  [5, 33],
  [0, 33.2],
]

const clearCap = (tools: Tools): Piece =>
  moved(
    gather(
      made('frosted', along(tools, CAP)),
      made(
        'greyPlastic',
        along(tools, [
          [8, 0.2],
          [8.36, 0.4],
          [8.36, 3],
          [8, 3.2],
        ]),
      ),
    ),
    move(-34, 0, 0),
    turnY(Math.PI),
  )

function paintCap(tools: Tools): Piece {
  const clip = place(
    smallBox(tools, { width: 25, height: 3.6, depth: 2.6, radius: 1.6, bevel: 0.6 }),
    move(16.5, 8.8, 0),
    turnX(Math.PI / 2),
  )
  return made('shell', along(tools, CAP), clip)
}
