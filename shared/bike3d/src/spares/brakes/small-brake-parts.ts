import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { sealRing, turned, washer } from '../hardware/washer.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved, setOut } from '../pose.ts'
import { barb, olive } from './brake-hose.ts'
import { pin, spring } from './brake-pads.ts'

/** Returns the spring that parts the pads, and the pin with its clip that holds them. */
export const buildPadSpring = (tools: Tools): Piece =>
  setOut([
    [moved(spring(tools), turnY(degrees(24))), 0, -13],
    [moved(pin(tools), turnY(degrees(-20))), 6, 14],
  ])

/** Returns two olives and two barbs, for both ends of a hose. */
export const buildOliveSet = (tools: Tools): Piece =>
  setOut([
    [dropped(olive(tools), turnY(0.5)), -9, -7],
    [dropped(olive(tools), turnY(-0.4)), 5, -10],
    [dropped(barb(tools), turnY(-0.5)), -8, 6],
    [dropped(barb(tools), turnY(0.3)), 6, 8],
  ])

/** Returns the four pistons, each with its seal and its dust seal. */
export function buildPistonKit(tools: Tools): Piece {
  const cup = piston(tools)
  return setOut([
    [cup, -26, -17],
    [dropped(cup, turnX(Math.PI)), -1, -20],
    [cup, 24, -16],
    [dropped(cup, turnY(0.5), turnX(Math.PI / 2)), 46, 2],
    [sealRing(tools, 10, 1.1), -34, 12],
    [sealRing(tools, 10, 1.1), -14, 20],
    [sealRing(tools, 10.4, 0.9, 'signalRed'), 8, 12],
    [sealRing(tools, 10.4, 0.9, 'signalRed'), 22, 26],
  ])
}

const piston = (tools: Tools) =>
  turned(
    tools,
    [
      [0, 1.6],
      [8, 1.6],
      [8.4, 1],
      [9.4, 0],
      [10.4, 0],
      [10.6, 0.4],
      [10.6, 12.6],
      [10.2, 13],
      [8.2, 13],
      [7.8, 12.6],
      [7.8, 5],
      [0, 5],
    ],
    'ivory',
  )

/** Returns the lever's blade alone, lying on its side: the eye for its pivot, the push rod's seat, a hooked end. */
export function buildLeverBlade(tools: Tools): Piece {
  const blade = tools.sweep(
    curve([
      [0, 0, 0],
      [12, 13, 0],
      [36, 18, 0],
      [70, 18.5, 0],
      [98, 17, 0],
      [112, 18, 0],
      [119, 24, 0],
    ]),
    {
      a: table([
        [0, 8],
        [0.3, 4.2],
        [0.8, 4.6],
        [1, 3.4],
      ]),
      b: table([
        [0, 7],
        [0.35, 7],
        [0.85, 7.4],
        [1, 5.4],
      ]),
      n: () => 2.8,
      along: 60,
      around: 28,
      round: 3,
    },
  )
  const eye: V2[] = [
    [3.4, -8.4],
    [7.6, -8.4],
    [8, -8],
    [8, 8],
    [7.6, 8.4],
    [3.4, 8.4],
    [3.4, -8.4],
  ]
  const seat = tools.cylinder([9, 7, -8.6], [9, 7, 8.6], 3.2, 24)
  return laid(
    gather(
      made('alloyDark', blade, tools.latheZ(eye, [-3, -4, 0], { around: 40, edge: 30, asGiven: true })),
      made('steel', seat),
    ),
    turnY(degrees(16)),
    turnX(Math.PI / 2),
  )
}

/** Returns the adapter that raises a caliper for a larger disc, with its two bolts and washers. */
export function buildBrakeAdapter(tools: Tools): Piece {
  const ends = [1, -1]
  const body = join([
    { field: roundedBox([0, 9, 0], [40, 4.4, 6.4], 2), k: 1 },
    ...ends.map((end) => ({ field: roundedCylinder([end * 37, 0, 0], [end * 37, 19, 0], 8.6, 1.4), k: 5 })),
    ...ends.map((end) => ({ field: roundedBox([end * 22, 5, 0], [9, 5, 7], 2), k: 4 })),
  ])
  const bores = join([
    ...ends.map((end) => ({
      field: roundedCylinder([end * 37, -9, 0], [end * 37, 40, 0], 3.3, 0.2),
      k: 0.1,
    })),
    ...ends.map((end) => ({
      field: roundedCylinder([end * 19, -9, 0], [end * 19, 40, 0], 3.6, 0.2),
      k: 0.1,
    })),
  ])
  const solid = tools.solid(cut(body, bores, 0.8), {
    min: [-50, -3, 0],
    max: [50, 23, 12],
    cell: 0.9,
    isHalf: true,
  })
  const options = { diameter: 6, length: 18, finish: 'alloyDark' } as const
  const screw = bolt(tools, options)
  const ring = washer(tools, { inner: 3.2, outer: 6, height: 1.2 })
  return laid(
    gather(
      made('satin', solid),
      moved(lyingBolt(screw, options, 20), move(-24, 0, 26)),
      moved(lyingBolt(screw, options, -24), move(14, 0, 29)),
      moved(ring, move(-8, 0, 34)),
      moved(ring, move(34, 0, 24)),
    ),
    turnY(degrees(24)),
  )
}
