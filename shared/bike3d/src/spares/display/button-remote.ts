import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { connector } from '../cables/connector.ts'
import { gather, laid } from '../pose.ts'

const CABLE = 1.9

/**
 * Returns the assist buttons of the bar's left end, lying on the clamp: up, down, walk, and a light that shows the
 * level.
 */
export function buildButtonRemote(tools: Tools): Piece {
  const piece = startPiece()
  const body = cut(
    join([
      { field: roundedBox([0, 26, 0], [27, 9, 17], 6), k: 1 },
      { field: roundedCylinder([-8, 12, 0], [8, 12, 0], 15.4, 2), k: 7 },
    ]),
    roundedCylinder([-40, 11.5, 0], [40, 11.5, 0], 11.2, 0.4),
    1,
  )
  piece.add(
    'blackMatte',
    tools.solid(body, { min: [-32, -8, 0], max: [32, 40, 22], cell: 1.1, isHalf: true }),
  )
  piece.add(
    'rubber',
    tools.lathe(
      [
        [11.3, -6.5],
        [12.2, -6.5],
        [12.2, 6.5],
        [11.3, 6.5],
      ],
      [0, 11.5, 0],
      [1, 11.5, 0],
      { around: 48 },
    ),
  )
  addButtons(tools, piece)
  for (const z of [10.5]) piece.add('steel', tools.cylinder([0, 4, z], [0, 0.6, z + 1.4], 2.8, 24))
  const way = curve([
    [-24, 24, 0],
    [-36, 23, 0],
    [-52, 14, 4],
    [-64, 3, 18],
    [-50, 1.9, 40],
    [-18, 1.9, 44],
    [6, 3, 42],
    [18, 5.6, 40],
  ])
  piece.add('rubber', tools.tube(way, CABLE, { along: 90, around: 12 }))
  piece.add(
    'rubber',
    tools.lathe(
      [
        [3.6, 0],
        [3.4, 4],
        [2.6, 10],
        [1.9, 12],
      ],
      [-25, 24, 0],
      [-26, 24, 0],
      { around: 24 },
    ),
  )
  return laid(
    gather(piece.done(), atEnd(connector(tools, { cable: CABLE, ring: 'connectorGreen' }), way, 'end')),
  )
}

const TOP = 35

function addButtons(tools: Tools, piece: PieceMaker) {
  const key = (at: V3, width: number, height: number) =>
    place(
      tools.box({ width, height, depth: 4, radius: Math.min(4, height / 2 - 0.2), bevel: 1.2 }),
      move(...at),
      turnX(-Math.PI / 2),
    )
  piece.add('greyPlastic', key([-11, TOP, -6.6], 20, 10.4), key([-11, TOP, 6.6], 20, 10.4))
  piece.add('blackGloss', key([11, TOP, 0], 14, 23))
  const sign = (x: number, z: number, width: number, height: number) =>
    piece.add(
      'whitePlastic',
      place(
        tools.box({ width, height, depth: 0.5, radius: 0.4, bevel: 0.1 }),
        move(x, TOP + 1.95, z),
        turnX(-Math.PI / 2),
      ),
    )
  sign(-11, -6.6, 6, 1.1)
  sign(-11, -6.6, 1.1, 6)
  sign(-11, 6.6, 6, 1.1)
  for (let i = 0; i < 4; i++) {
    const light = tools.box({ width: 7, height: 2, depth: 0.6, radius: 0.9, bevel: 0.15 })
    piece.add(
      i < 3 ? 'ledGreen' : 'greyPlastic',
      place(light, move(11, TOP + 1.95, 7 - i * 4.6), turnX(-Math.PI / 2)),
    )
  }
}
