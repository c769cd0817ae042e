import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { washer } from '../hardware/washer.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the piece of a stay that comes out for the belt: stepped at both ends, with its two bolts. */
export function buildBeltGate(tools: Tools): Piece {
  const ends = [1, -1]
  const body = join([
    { field: roundedBox([0, 10, 0], [24, 10, 9.6], 5), k: 1 },
    ...ends.map((end) => ({ field: roundedBox([end * 33, 5, 0], [14, 5, 9.6], 2.6), k: 2 })),
  ])
  const bores = join([
    ...ends.map((end) => ({
      field: roundedCylinder([end * 36, -20, 0], [end * 36, 40, 0], 3.1, 0.1),
      k: 0.1,
    })),
    { field: roundedBox([0, 22, 0], [15, 4, 4.6], 2), k: 0.1 },
  ])
  const solid = tools.solid(cut(body, bores, 0.6), {
    min: [-50, -2, 0],
    max: [50, 23, 12],
    cell: 0.75,
    isHalf: true,
  })
  const options = { diameter: 6, length: 16, head: 'socket' } as const
  const screw = bolt(tools, options)
  const seat = washer(tools, { inner: 3.2, outer: 7, height: 1 })
  return laid(
    gather(
      made('satin', solid),
      ...ends.map((end) => moved(seat, move(end * 36, 9.7, 0))),
      moved(lyingBolt(screw, options, 22), move(-24, 0, 26)),
      moved(lyingBolt(screw, options, -20), move(14, 0, 28)),
    ),
    turnY(degrees(22)),
  )
}
