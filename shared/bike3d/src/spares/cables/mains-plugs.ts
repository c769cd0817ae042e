import { Shape } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import { roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

/** Half the mains cable's thickness. */
export const MAINS = 3.4

/** Returns a US plug: two flat blades and a round earth pin. */
export function usPlug(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'blackMatte',
    body(
      tools,
      [
        [0, 5],
        [0.25, 8],
        [0.5, 12],
        [0.86, 13],
        [1, 13],
      ],
      [
        [0, 5],
        [0.3, 9],
        [0.55, 14.5],
        [1, 15],
      ],
    ),
  )
  relief(tools, piece)
  for (const z of [6.35, -6.35])
    piece.add(
      'brass',
      place(tools.box({ width: 22, height: 6.4, depth: 1.5, radius: 1.4, bevel: 0.4 }), move(54, 3, z)),
    )
  piece.add(
    'brass',
    tools.lathe(
      [
        [0, 0],
        [2.4, 0],
        [2.4, 20],
        [1.6, 22.5],
        [0, 23],
      ],
      [44, -7.5, 0],
      [45, -7.5, 0],
    ),
  )
  return piece.done()
}

/** Returns a flat European plug with two partly insulated round pins. */
export function euPlug(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'blackMatte',
    body(
      tools,
      [
        [0, 5],
        [0.3, 6],
        [0.55, 6.8],
        [1, 6.8],
      ],
      [
        [0, 5],
        [0.3, 9],
        [0.6, 16.5],
        [1, 17.5],
      ],
    ),
  )
  relief(tools, piece)
  for (const z of [9.3, -9.3]) {
    piece.add('blackMatte', tools.cylinder([44, 0, z], [56, 0, z * 0.96], 1.9, 20))
    piece.add(
      'brass',
      tools.lathe(
        [
          [0, 0],
          [2, 0],
          [2, 8],
          [1.2, 9.6],
          [0, 10],
        ],
        [55, 0, z * 0.96],
        [65, 0, z * 0.93],
      ),
    )
  }
  return piece.done()
}

/** Returns the connector for the charger: three slots in a bevelled face. */
export function applianceSocket(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'blackMatte',
    body(
      tools,
      [
        [0, 5],
        [0.3, 7.5],
        [0.5, 8],
        [1, 8],
      ],
      [
        [0, 5],
        [0.3, 9],
        [0.5, 11],
        [1, 11.6],
      ],
    ),
  )
  relief(tools, piece)
  const face = socketFace()
  for (const [y, z] of [
    [-2, 5],
    [-2, -5],
    [2.4, 0],
  ] as const)
    face.holes.push(slot(z, y))
  const front = tools.extrude(face, { depth: 20, bevel: 0.5, curveSteps: 4 })
  piece.add('blackMatte', place(front, move(54, 0, 0), turnY(Math.PI / 2)))
  piece.add('brass', place(tools.box({ width: 1, height: 12, depth: 18, radius: 0.4 }), move(47, 0, 0)))
  return piece.done()
}

function socketFace(): Shape {
  const face = new Shape()
  const corners: V2[] = [
    [-11.4, -7.6],
    [11.4, -7.6],
    [11.4, 2.4],
    [6.4, 7.6],
    [-6.4, 7.6],
    [-11.4, 2.4],
  ]
  corners.forEach(([x, y], i) => (i === 0 ? face.moveTo(x, y) : face.lineTo(x, y)))
  face.closePath()
  return face
}

function slot(x: number, y: number) {
  const hole = roundedRectangle(2.2, 5.2, 0.4)
  const moved = hole.getPoints(3).map((point) => point.set(point.x + x, point.y + y))
  return new Shape(moved.toReversed())
}

/** Returns a grip moulded around the wires, from half its height and half its width along it. */
export const body = (tools: Tools, height: V2[], width: V2[]) =>
  tools.sweep(line([8, 0, 0], [45, 0, 0]), {
    a: table(width),
    b: table(height),
    n: () => 3.4,
    up: [0, 1, 0],
    along: 30,
    around: 48,
    round: 1.6,
  })

/** Adds the ribbed sleeve with which a cable enters its plug. */
export function relief(tools: Tools, piece: ReturnType<typeof startPiece>) {
  const rows: V2[] = [[MAINS * 0.9, -14]]
  for (let i = 0; i < 7; i++) {
    const radius = MAINS + 0.7 + i * 0.24
    const from = -14 + i * 3.4
    rows.push(
      [radius - 0.7, from],
      [radius, from + 0.4],
      [radius + 0.15, from + 2],
      [radius - 0.6, from + 2.4],
    )
  }
  rows.push([5, 9.6], [5, 11])
  piece.add('rubber', tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 28, edge: 34 }))
}
