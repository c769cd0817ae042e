import type { BufferGeometry, Matrix4 } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import { place } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

/** Adds a wide brush along x: a wooden back of 190 mm above its bristles, which stand on y = 0. */
export function addWideBrush(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const back = curve([
    [-96, 34, 0],
    [-40, 35, 0],
    [10, 35, 0],
    [50, 38, 0],
    [110, 44, 0],
  ])
  const half = table([
    [0, 20],
    [0.45, 23],
    [0.62, 13],
    [0.85, 15],
    [1, 11],
  ])
  piece.add(
    'wood',
    place(
      tools.sweep(back, { a: () => 8, b: half, n: () => 2.8, along: 60, around: 32, round: 8 }),
      ...where,
    ),
  )
  for (let row = -2; row <= 2; row++)
    for (let i = 0; i < 12; i++) {
      const x = -88 + i * 8.6
      piece.add('foam', place(tuft(tools, [x, 28, row * 7.4], [x + (x + 40) * 0.1, 0, row * 9.4]), ...where))
    }
}

/** Adds a narrow brush along x, its round head in front. */
export function addRoundBrush(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const handle = curve([
    [-130, 0, 0],
    [-70, 1, 0],
    [0, 0, 0],
    [58, 0, 0],
  ])
  const thick = table([
    [0, 9],
    [0.3, 11],
    [0.7, 7],
    [1, 8],
  ])
  piece.add(
    'wood',
    place(tools.sweep(handle, { a: thick, b: thick, along: 50, around: 28, round: 7 }), ...where),
  )
  piece.add(
    'steel',
    place(
      tools.lathe(
        [
          [8, 0],
          [9.4, 0],
          [9.4, 9],
          [8, 9],
        ],
        [44, 0, 0],
        [45, 0, 0],
        { around: 32 },
      ),
      ...where,
    ),
  )
  for (let ring = 0; ring < 5; ring++)
    for (let i = 0; i < 14; i++) {
      const angle = ((i + (ring % 2) / 2) / 14) * Math.PI * 2
      const [cos, sin, x] = [Math.cos(angle), Math.sin(angle), 60 + ring * 8]
      piece.add(
        'foam',
        place(tuft(tools, [x, cos * 4, sin * 4], [x + ring * 2.4, cos * 24, sin * 24]), ...where),
      )
    }
  piece.add('blackMatte', place(tools.cylinder([54, 0, 0], [98, 0, 0], { from: 8, to: 5 }, 24), ...where))
}

const tuft = (tools: Tools, from: V3, to: V3): BufferGeometry =>
  tools.cylinder(from, to, { from: 2.2, to: 3.4 }, 8)
