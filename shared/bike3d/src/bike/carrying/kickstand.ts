import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { boltHead } from './hardware.ts'

/**
 * Returns the kickstand, bolted to the left chain stay ahead of the dropout: plate and clamp, pivot with its spring,
 * leg, and a rubber foot on the ground.
 */
export function buildKickstand({ tools, measures }: BikePlan): Piece {
  const piece = startPiece()
  const [x, y] = measures.rearAxle
  const z = -(measures.rearHub - 8)
  const pivot: V3 = [x + 66, y - 34, z - 14]
  const foot: V3 = [x - 6, 12, -152]
  const mount = join([
    { field: roundedBox([x + 84, y - 9, z - 10], [30, 10, 3.4], 2, -0.06), k: 4 },
    { field: roundedBox([x + 84, y - 9, z + 8.6], [24, 9, 2.6], 2, -0.06), k: 4 },
    { field: roundedBox([x + 84, y - 22, z - 1], [22, 3.4, 12], 2, -0.06), k: 4 },
    { field: roundedBox([x + 70, y - 28, z - 11], [13, 14, 5], 3), k: 6 },
    {
      field: roundedCylinder([pivot[0], pivot[1], pivot[2] - 8], [pivot[0], pivot[1], pivot[2] + 8], 13, 2.5),
      k: 6,
    },
  ])
  piece.add(
    'satin',
    tools.solid(mount, { min: [x + 44, y - 56, z - 34], max: [x + 124, y + 10, z + 20], cell: 2.6 }),
  )
  for (const ahead of [68, 100]) piece.add('steel', boltHead(tools, [x + ahead, y - 9, z - 14.4], [0, 0, -1]))
  piece.add('steel', boltHead(tools, [pivot[0], pivot[1], pivot[2] - 9], [0, 0, -1], 1.5))
  const leg = tools.sweep(line(pivot, foot), {
    a: (t) => 9.6 - 2.4 * t,
    b: (t) => 8 - 1.6 * t,
    n: () => 2.4,
    along: 8,
    around: 22,
  })
  piece.add('satin', leg)
  piece.add(
    'rubber',
    tools.lathe(
      [
        [0, 0],
        [15, 0],
        [16.4, 1.6],
        [15.6, 5],
        [11.4, 12],
        [9.6, 26],
        [6, 28],
      ],
      [foot[0], 0, foot[2]],
      [foot[0], 26, foot[2]],
      { around: 26 },
    ),
  )
  addSpring()
  return piece.done()

  /** Adds the spring: a tight coil from the plate to the leg. */
  function addSpring() {
    const [from, to]: [V3, V3] = [
      [pivot[0] + 12, pivot[1] + 6, pivot[2] + 11],
      [pivot[0] - 10, pivot[1] - 34, pivot[2] + 4],
    ]
    const turns = tools.detail === 'live' ? 5 : 11
    const points = Array.from({ length: turns * 6 + 1 }, (_, i): V3 => {
      const t = i / (turns * 6)
      const angle = (i / 6) * Math.PI * 2
      return [
        from[0] + (to[0] - from[0]) * t + 4 * Math.cos(angle),
        from[1] + (to[1] - from[1]) * t + 1.4 * Math.cos(angle),
        from[2] + (to[2] - from[2]) * t + 4 * Math.sin(angle),
      ]
    })
    piece.add('steel', tools.tube(points, 1, { along: turns * 10, around: 6 }))
  }
}
