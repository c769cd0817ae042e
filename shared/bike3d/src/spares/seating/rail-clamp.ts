import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { washer } from '../hardware/washer.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

const RAIL = 22

/** Returns a half of the clamp with the grooves of both rails in its upper side. */
function half(tools: Tools, isUpper: boolean): Piece {
  const body = join([
    { field: roundedBox([0, 5, 0], [19, 5, 28], 2.4), k: 1 },
    isUpper
      ? { field: roundedCylinder([0, -1, 0], [0, 6, 0], 9, 1.4), k: 3 }
      : { field: roundedCylinder([0, 0, -17], [0, 0, 17], 15, 2), k: 4 },
  ])
  const rails = [RAIL, -RAIL].map((z) => ({
    field: roundedCylinder([-60, 10.4, z], [60, 10.4, z], 3.7, 0.3),
    k: 0.1,
  }))
  const bores = join([
    ...rails,
    { field: roundedCylinder([0, -60, 0], [0, 60, 0], 4.2, 0.2), k: 0.1 },
    { field: roundedBox([0, 14, 0], [11, 6, 13], 2), k: 0.1 },
    ...[13, -13].map((x) => ({ field: roundedBox([x, 13, 0], [2.4, 6, 13], 1.6), k: 0.1 })),
  ])
  const solid = tools.solid(cut(body, bores, 0.7), {
    min: [-22, -18, 0],
    max: [22, 13, 31],
    cell: 0.8,
    isHalf: true,
  })
  return laid(made('forged', solid))
}

/** Returns the rail clamp: the lower half with its grooves up, the upper half on its back, the bolt with a washer. */
export function buildRailClamp(tools: Tools): Piece {
  const options = { diameter: 8, length: 38, head: 'socket' } as const
  return laid(
    gather(
      moved(half(tools, false), move(-30, 0, -12), turnY(degrees(24))),
      moved(dropped(half(tools, true), turnX(degrees(200))), move(28, 0, -18), turnY(degrees(-14))),
      moved(lyingBolt(bolt(tools, options), options, 20), move(-6, 0, 40)),
      moved(washer(tools, { inner: 4.3, outer: 9, height: 1.8 }), move(48, 0, 30)),
    ),
  )
}
