import type { Matrix4 } from 'three'

import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'

/** Adds a flat continental mains plug: its cable enters at the origin, its pins point along x. */
export function addMainsPlug(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const body = join([
    { field: roundedBox([30, 0, 0], [14, 6.6, 17], 5), k: 1 },
    { field: roundedCylinder([2, 0, 0], [24, 0, 0], 5.6, 3), k: 16 },
  ])
  piece.add(
    'blackMatte',
    place(tools.solid(body, { min: [-4, -12, 0], max: [50, 12, 24], cell: 1.4, isHalf: true }), ...where),
  )
  for (const z of [-9.5, 9.5]) {
    piece.add('blackMatte', place(tools.cylinder([43, 0, z], [53, 0, z], 2, 18), ...where))
    piece.add(
      'steel',
      place(
        tools.lathe(
          [
            [0, 0],
            [2.1, 0],
            [2.1, 8],
            [1, 9.4],
            [0, 9.5],
          ],
          [53, 0, z],
          [54, 0, z],
          { around: 18 },
        ),
        ...where,
      ),
    )
  }
}

/**
 * Adds the charging plug: a round head with a grip, a coloured ring and five contacts; its cable enters at the origin.
 */
export function addChargePlug(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const turnedAlongX = (rows: [number, number][]) =>
    place(tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 44, edge: 30 }), ...where)
  piece.add(
    'blackMatte',
    turnedAlongX([
      [0, 0],
      [4.6, 0],
      [6, 4],
      [9, 12],
      [10.4, 20],
      [10.4, 34],
      [9.6, 36],
      [0, 36],
    ]),
  )
  piece.add(
    'alloyGold',
    turnedAlongX([
      [10.2, 30],
      [10.75, 30.4],
      [10.75, 33.2],
      [10.2, 33.6],
    ]),
  )
  piece.add(
    'alloyDark',
    turnedAlongX([
      [7.2, 35],
      [8.6, 35],
      [8.6, 47],
      [8, 48],
      [7.2, 48],
      [7, 40],
      [0, 40],
    ]),
  )
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2
    const [y, z] = [Math.cos(angle) * 3.9, Math.sin(angle) * 3.9]
    piece.add('brass', place(tools.cylinder([39, y, z], [46, y, z], 1, 12), ...where))
  }
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2
    const [y, z] = [Math.cos(angle) * 10.2, Math.sin(angle) * 10.2]
    piece.add(
      'rubber',
      place(
        tools.tube(
          [
            [18, y, z],
            [22, y, z],
            [26, y, z],
          ],
          1,
          { along: 4, around: 8, round: 1 },
        ),
        ...where,
      ),
    )
  }
}
