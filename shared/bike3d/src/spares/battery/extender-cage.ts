import { smallBox } from '../../bike/small-box.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { gather, laid } from '../pose.ts'

/** Radius of the range extender in its cage. */
const INSIDE = 38

/** Returns the range extender's cage, standing: a back plate, two arms, a foot, and the strap with its buckle. */
export function buildExtenderCage(tools: Tools): Piece {
  const arm = (y: number, reach: number, b: number) => {
    const points = Array.from({ length: 25 }, (_, i): V3 => {
      const angle = degrees(180 - reach + (i / 24) * reach * 2)
      return [Math.cos(angle) * INSIDE, y, Math.sin(angle) * INSIDE]
    })
    return tools.sweep(curve(points), {
      a: () => 2.2,
      b: () => b,
      n: () => 4,
      up: [0, 1, 0],
      along: 80,
      around: 24,
      round: 3,
    })
  }
  const back = place(
    tools.box({ width: 24, height: 168, depth: 5, radius: 8, bevel: 1.4 }),
    move(-INSIDE - 1, 84, 0),
    turnY(Math.PI / 2),
  )
  const foot = tools.lathe(
    [
      [0, 0],
      [20, 0],
      [34, 2],
      [39.4, 6],
      [40.4, 12],
      [40.4, 24],
      [39.6, 25],
      [37.6, 25],
      [37.4, 13],
      [33, 6],
      [0, 4],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 84, edge: 28 },
  )
  const strapY = 132
  const ring = Array.from({ length: 40 }, (_, i): V3 => {
    const angle = (i / 40) * TURN
    return [Math.cos(angle) * (INSIDE + 0.4), strapY, Math.sin(angle) * (INSIDE + 0.4)]
  })
  const strap = tools.sweep(curve(ring, { isClosed: true }), {
    a: () => 1.2,
    b: () => 9,
    n: () => 5,
    up: [0, 1, 0],
    along: 110,
    around: 16,
    isOpen: true,
  })
  const buckle = place(
    tools.box({ width: 34, height: 24, depth: 7, radius: 5, bevel: 2 }),
    turnY(degrees(58)),
    move(0, strapY, INSIDE + 3),
  )
  const bar = place(
    smallBox(tools, { width: 20, height: 4, depth: 1.6, radius: 1.4 }),
    turnY(degrees(58)),
    move(0, strapY, INSIDE + 7),
  )
  const bolts = [52, 108].map((y) =>
    tools.lathe(
      [
        [0, 0],
        [5, 0],
        [4.8, 1.6],
        [3, 3],
        [2.6, 2],
        [0, 2],
      ],
      [-INSIDE + 1.4, y, 0],
      [-INSIDE + 2.4, y, 0],
      { around: 36 },
    ),
  )
  return laid(
    gather(
      made('blackMatte', back, foot, arm(70, 138, 8), arm(100, 118, 6)),
      made('webbing', strap),
      made('blackGloss', buckle),
      made('alloyGold', bar),
      made('steel', ...bolts),
    ),
    turnY(degrees(-36)),
  )
}
