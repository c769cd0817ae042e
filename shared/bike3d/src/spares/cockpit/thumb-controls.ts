import { smallBox } from '../../bike/small-box.ts'
import { roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { connector } from '../cables/connector.ts'
import { made } from '../made.ts'
import { gather, laid } from '../pose.ts'
import { cableAt, clamp } from './control-clamp.ts'

/** Returns the remote of a dropper post: a wide paddle below the bar for the left thumb. */
export function buildDropperRemote(tools: Tools): Piece {
  const base = clamp(
    tools,
    { field: roundedBox([2, -17, 2], [10, 6, 9], 3), k: 6 },
    { field: roundedCylinder([8, -25, 4], [8, -12, 4], 8, 1.6), k: 4 },
  )
  const paddle = tools.sweep(
    curve([
      [8, -21, 4],
      [16, -22, 18],
      [27, -24, 30],
      [46, -24, 36],
      [62, -22, 36],
    ]),
    {
      a: table([
        [0, 7],
        [0.35, 5],
        [0.6, 8],
        [1, 8.6],
      ]),
      b: table([
        [0, 4],
        [0.5, 2.4],
        [1, 2.4],
      ]),
      n: () => 3.4,
      up: [0, 1, 0],
      along: 60,
      around: 28,
      round: 3,
    },
  )
  const ribs = [42, 47, 52, 57].map((x) =>
    place(smallBox(tools, { width: 1.6, height: 1.4, depth: 12, radius: 0.6 }), move(x, -21, 36)),
  )
  const pivot = tools.lathe(
    [
      [0, 0],
      [5.4, 0],
      [5.4, 1.6],
      [4.8, 2.2],
      [2.6, 2.2],
      [2.4, 1.2],
      [0, 1.2],
    ],
    [8, -12.2, 4],
    [8, -11.2, 4],
    { around: 36 },
  )
  return laid(
    gather(
      base,
      made('forged', paddle),
      made('rubber', ...ribs),
      made('steel', pivot),
      cableAt(
        tools,
        [-7, -17, 2],
        [
          [-34, -17.4, 1],
          [-56, -22, -4],
          [-74, -27, -10],
        ],
      ),
    ),
    turnY(degrees(-14)),
    turnX(degrees(16)),
  )
}

/** Returns the fork's lockout remote: a blue lever on the clamp, the button that lets it go, the cable. */
export function buildLockoutRemote(tools: Tools): Piece {
  const base = clamp(
    tools,
    { field: roundedCylinder([2, 13, 0], [2, 19, 0], 14, 2), k: 5 },
    { field: roundedBox([-12, 15, 4], [8, 4, 5], 2), k: 5 },
  )
  const lever = tools.sweep(
    curve([
      [2, 21, 0],
      [10, 21.6, 10],
      [20, 23, 20],
      [32, 25, 25],
    ]),
    {
      a: table([
        [0, 12],
        [0.45, 6.4],
        [1, 8],
      ]),
      b: () => 2.4,
      n: () => 3,
      up: [0, 1, 0],
      along: 44,
      around: 28,
      round: 3,
    },
  )
  const cap = tools.lathe(
    [
      [0, 0],
      [11.6, 0],
      [11.6, 1.6],
      [10.4, 3],
      [5, 3.4],
      [4.4, 2.6],
      [0, 2.6],
    ],
    [2, 22, 0],
    [2, 23, 0],
    { around: 52 },
  )
  const release = place(
    smallBox(tools, { width: 13, height: 6, depth: 8, radius: 2.6, bevel: 1.2 }),
    move(-5, 16, 14),
    turnY(degrees(-24)),
  )
  return laid(
    gather(
      base,
      made('threadLock', lever),
      made('alloyDark', cap),
      made('greyPlastic', release),
      cableAt(
        tools,
        [-19, 15, 4],
        [
          [-46, 14.6, 4],
          [-66, 4, 2],
          [-80, -10, -2],
        ],
      ),
    ),
    turnX(degrees(20)),
  )
}

/** Returns the high-beam switch: a rocker with the beam's sign on a clamp, and its cable. */
export function buildBeamSwitch(tools: Tools): Piece {
  const base = clamp(tools, { field: roundedBox([0, 18, 4], [15, 6, 12], 4), k: 6 })
  const rocker = place(
    tools.box({ width: 20, height: 15, depth: 5, radius: 4, bevel: 1.6 }),
    move(0, 24, 4),
    turnX(-Math.PI / 2 + 0.14),
  )
  const flat = (width: number, height: number, x: number, z: number) =>
    place(
      smallBox(tools, { width, height, depth: 0.5, radius: 0.4, bevel: 0.1 }),
      move(x, 26.4 + (z - 4) * 0.14, z),
      turnX(-Math.PI / 2 + 0.14),
    )
  const beams = [-2.4, 0, 2.4].map((z) => flat(5, 0.9, -4, 4 + z))
  const way = curve([
    [-14, 18, 2],
    [-26, 16, 2],
    [-42, -2, 6],
    [-52, -17, 16],
    [-44, -19, 40],
    [-14, -19, 50],
    [8, -16, 48],
  ])
  const lens: V2[] = [
    [0, 0],
    [3.6, 0],
    [3.6, 0.5],
    [0, 0.6],
  ]
  const lamp = tools.lathe(lens, [3, 26.2, 4], [3, 27.2, 3.86], { around: 36 })
  return laid(
    gather(
      base,
      made('greyPlastic', rocker),
      made('whitePlastic', ...beams, lamp),
      made('rubber', tools.tube(way, 1.9, { along: 90, around: 12 })),
      atEnd(connector(tools, { cable: 1.9, ring: 'signalRed' }), way, 'end', -13.4),
    ),
  )
}
