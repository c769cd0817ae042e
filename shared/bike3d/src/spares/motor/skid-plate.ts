import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the skid plate on its rim, the side that stones hit up: a ribbed shell with slots and four bolt holes. */
export function buildSkidPlate(tools: Tools): Piece {
  const ribbed = roundedBox([0, 0, 0], [92, 42, 56], 30)
  const ribs = join([26, 0, -26].map((z) => ({ field: roundedBox([0, 40, z], [54, 5, 3.4], 3), k: 0.1 })))
  const outer = join([
    { field: ribbed, k: 1 },
    { field: ribs, k: 4 },
    { field: roundedBox([0, 3, 0], [106, 2, 52], 2), k: 4 },
  ])
  const bolts = [99, -99].flatMap((x) => [34, -34].map((z) => ({ x, z })))
  const hollow = join([
    { field: roundedBox([0, -4, 0], [88.6, 42.6, 52.6], 27), k: 0.1 },
    { field: roundedBox([0, -60, 0], [300, 61, 300], 0.5), k: 0.1 },
    ...[-13, 13].map((z) => ({ field: roundedBox([0, 50, z], [30, 30, 2.8], 2.6), k: 0.1 })),
    ...bolts.map(({ x, z }) => ({ field: roundedCylinder([x, -20, z], [x, 20, z], 3.2, 0.1), k: 0.1 })),
  ])
  const solid = tools.solid(cut(outer, hollow, 0.9), {
    min: [-110, -2, 0],
    max: [110, 50, 62],
    cell: 1.5,
    isHalf: true,
  })
  const options = { diameter: 6, length: 14, head: 'button' } as const
  const screw = bolt(tools, options)
  return laid(
    gather(
      made('forged', solid),
      moved(lyingBolt(screw, options, 24), move(-30, 0, 84)),
      moved(lyingBolt(screw, options, -30), move(16, 0, 90)),
    ),
    turnY(degrees(24)),
  )
}
