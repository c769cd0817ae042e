import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns a coiled spring along x on the ground, from its left end. */
function spring(tools: Tools, size: { radius: number; length: number; turns: number; wire: number }): Piece {
  const { radius, length, turns, wire } = size
  const steps = turns * 22
  const points = Array.from({ length: steps + 1 }, (_, i): V3 => {
    const angle = (i / 22) * TURN
    return [(i / steps) * length, Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
  return dropped(
    made('steel', tools.tube(curve(points), wire, { along: turns * 40, around: 12, round: 0.6 })),
  )
}

/** Returns the latch with its sloped nose and its pivot, the spring that pushes it, and the pin. */
export function buildBatteryLatch(tools: Tools): Piece {
  const body = cut(
    join([
      { field: roundedBox([0, 7, 0], [17, 7, 9], 1.6), k: 1 },
      { field: roundedCylinder([-15, 7, -9], [-15, 7, 9], 7, 1), k: 2 },
      { field: roundedBox([13, 14, 0], [6, 7, 6], 1.4), k: 3 },
    ]),
    join([
      { field: roundedCylinder([-15, 7, -30], [-15, 7, 30], 2.7, 0.2), k: 0.1 },
      { field: roundedBox([23, 24, 0], [16, 6, 30], 0.4, -0.7), k: 0.1 },
      { field: roundedCylinder([2, 9, 0], [2, 30, 0], 4.4, 0.2), k: 0.1 },
    ]),
    0.5,
  )
  const solid = tools.solid(body, { min: [-25, -2, 0], max: [22, 24, 11], cell: 0.55, isHalf: true })
  const rows: V2[] = [
    [0, 0],
    [2.2, 0],
    [2.5, 0.4],
    [2.5, 24],
    [2.2, 24.4],
    [0, 24.4],
  ]
  const pin = dropped(made('steel', tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 28 })))
  const coil = spring(tools, { radius: 3.8, length: 24, turns: 8, wire: 0.6 })
  return laid(
    gather(
      moved(laid(made('alloyDark', solid)), turnY(degrees(40))),
      moved(coil, move(-15, 0, 31), turnY(degrees(14))),
      moved(pin, move(21, 0, 14), turnY(degrees(-20))),
    ),
  )
}
