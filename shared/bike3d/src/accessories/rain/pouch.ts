import { ellipsoid, type Field, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { decal } from '../cloth/decal.ts'
import { strap } from '../cloth/straps.ts'
import { weaveUv, wrinkled } from '../cloth/wrinkles.ts'

/** Adds a soft, half-filled bag whose neck is drawn together with a cord. */
export function addPouch(tools: Tools, piece: PieceMaker) {
  const sack = join([
    { field: ellipsoid([0, 30, 0], [74, 31, 44]), k: 1 },
    { field: roundedBox([-20, 28, 0], [46, 27, 38], 22), k: 14 },
    { field: roundedCylinder([60, 30, 0], [92, 30, 0], 15, 6), k: 30 },
    { field: ellipsoid([104, 32, 0], [12, 24, 26]), k: 10 },
  ])
  const gathered: Field = (x, y, z) => {
    const angle = Math.atan2(z, y - 30)
    const pleats = Math.cos(angle * 13 + Math.sin(x / 20)) * 1.7 * Math.exp(-(((x - 86) / 26) ** 2))
    return sack(x, y, z) + pleats
  }
  const soft = wrinkled(gathered, 2.2, 62)
  const rested: Field = (x, y, z) => Math.max(soft(x, y, z), 1.6 - y)
  const where = [move(26, 0, 176), turnY(0.3)] as const
  piece.add(
    'cloth',
    place(tools.solid(rested, { min: [-86, -2, -56], max: [126, 70, 56], cell: 3.4, uv: weaveUv }), ...where),
  )
  const ring = Array.from({ length: 20 }, (_, i): V3 => {
    const angle = (i / 20) * Math.PI * 2
    return [88, 30 + Math.sin(angle) * 17, Math.cos(angle) * 17]
  })
  piece.add(
    'rubber',
    place(
      strap(tools, ring, { width: 5, thickness: 4, across: [1, 0, 0], along: 50, isClosed: true }),
      ...where,
    ),
  )
  piece.add(
    'rubber',
    place(
      tools.tube(
        curve([
          [88, 26, 15],
          [94, 12, 24],
          [108, 3, 34],
          [124, 2, 30],
          [132, 2, 14],
        ]),
        1.8,
        { along: 40, around: 10, round: 1.4 },
      ),
      ...where,
    ),
  )
  piece.add(
    'blackGloss',
    place(
      tools.box({ width: 16, height: 14, depth: 10, radius: 4, bevel: 2.4 }),
      ...where,
      move(98, 10, 26),
      turnX(0.6),
    ),
  )
  piece.add(
    'label:logo',
    place(
      decal(rested, { at: [-12, 34, 120], facing: [0, 0, 1], width: 84, height: 21, lift: 0.5 }),
      ...where,
    ),
  )
}
