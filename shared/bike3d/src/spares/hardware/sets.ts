import { smallBox } from '../../bike/small-box.ts'
import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { lockNut } from './nut.ts'
import { washer } from './washer.ts'

/** Where the parts of a set of ten lie, in part widths. */
const SCATTERED: V2[] = [
  [-2.3, -0.9],
  [-1.15, -1.2],
  [0.1, -1.1],
  [1.3, -1.3],
  [2.4, -0.7],
  [-1.8, 0.3],
  [-0.5, 0.1],
  [0.8, 0.15],
  [1.9, 0.6],
  [0, 1.25],
]

const scattered = (one: Piece, width: number, count = SCATTERED.length): Piece =>
  laid(
    gather(
      ...SCATTERED.slice(0, count).map(([x, z], i) =>
        moved(one, move(x * width, 0, z * width), turnY(i * 1.3)),
      ),
    ),
  )

export const buildWashers = (tools: Tools): Piece =>
  scattered(washer(tools, { inner: 3.2, outer: 6.2, height: 1.3 }), 12.6)

/** Returns ten spring washers: slit rings whose ends stand apart. */
export const buildSpringWashers = (tools: Tools): Piece => scattered(springWasher(tools), 12)

function springWasher(tools: Tools): Piece {
  const steps = 60
  const points = Array.from({ length: steps + 1 }, (_, i): V3 => {
    const angle = 0.12 + (i / steps) * (TURN - 0.24)
    return [Math.cos(angle) * 4.4, 1 + (i / steps - 0.5) * 1.3 + 0.5, Math.sin(angle) * 4.4]
  })
  const ring = tools.sweep(curve(points), {
    a: () => 1.1,
    b: () => 0.8,
    n: () => 6,
    up: [0, 1, 0],
    along: 70,
    around: 16,
  })
  return laid(made('steel', ring))
}

/** Returns five lock nuts, one of them on its edge. */
export function buildLockNuts(tools: Tools): Piece {
  const one = lockNut(tools, 5)
  return laid(
    gather(
      moved(one, move(-12, 0, -6)),
      moved(one, move(1, 0, -10), turnY(0.6)),
      moved(one, move(13, 0, -4), turnY(0.2)),
      moved(one, move(-4, 0, 6), turnY(1)),
      moved(dropped(one, turnY(degrees(-60)), turnX(Math.PI / 2)), move(10, 0, 9)),
    ),
  )
}

/** Returns four valve caps: two stand, two lie. */
export function buildValveCaps(tools: Tools): Piece {
  const one = valveCap(tools)
  const lying = (turn: number) => dropped(one, turnY(degrees(turn)), turnZ(degrees(-82)))
  return laid(
    gather(
      moved(one, move(-9, 0, -7)),
      moved(one, move(4, 0, -10)),
      moved(lying(28), move(-10, 0, 6)),
      moved(lying(-30), move(6, 0, 4)),
    ),
  )
}

function valveCap(tools: Tools): Piece {
  const piece = startPiece()
  const rows: V2[] = [
    [2.6, 0],
    [3.7, 0],
    [4, 0.3],
    [4, 8.4],
    [3.4, 10],
    [2.7, 14.6],
    [2, 16],
    [0, 16.4],
  ]
  piece.add('blackGloss', tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 44, edge: 30 }))
  for (let i = 0; i < 14; i++) {
    const rib = smallBox(tools, { width: 0.7, height: 7, depth: 0.8, radius: 0.3, bevel: 0.2 })
    piece.add('blackGloss', place(rib, turnY((i / 14) * TURN), move(4, 4.4, 0)))
  }
  return piece.done()
}

/** Returns ten cable ties in a fan, each with its head and its ribbed tongue. */
export function buildCableTies(tools: Tools): Piece {
  const one = cableTie(tools)
  const fan = Array.from({ length: 10 }, (_, i) =>
    moved(one, move(0, i * 0.35, (i - 4.5) * 8), turnY(degrees((i - 4.5) * -1.4 + 3 * Math.sin(i * 2.1)))),
  )
  return laid(gather(...fan), turnY(degrees(28)))
}

function cableTie(tools: Tools): Piece {
  const piece = startPiece()
  const strap = curve([
    [-70, 1.4, 0],
    [-30, 1.2, 0],
    [30, 1, 1],
    [66, 1.4, 3],
    [80, 2.6, 5],
  ])
  piece.add(
    'blackMatte',
    tools.sweep(strap, {
      a: () => 0.7,
      b: () => 2.4,
      n: () => 5,
      up: [0, 0, 1],
      along: 60,
      around: 14,
      round: 2,
    }),
    place(smallBox(tools, { width: 9, height: 5, depth: 7, radius: 1.2 }), move(-74, 2.5, 0)),
  )
  piece.add(
    'greyPlastic',
    place(smallBox(tools, { width: 3.6, height: 0.6, depth: 4, radius: 0.2 }), move(-74, 5, 0)),
  )
  return piece.done()
}

/** Returns six clips that hold a cable to the frame: an open ring on a foot. */
export function buildCableClips(tools: Tools): Piece {
  const one = cableClip(tools)
  const places: [number, number, number][] = [
    [-26, -8, 10],
    [-4, -14, -20],
    [20, -10, 34],
    [-18, 12, -28],
    [4, 10, 16],
    [26, 12, -10],
  ]
  return laid(gather(...places.map(([x, z, turn]) => moved(one, move(x, 0, z), turnY(degrees(turn))))))
}

function cableClip(tools: Tools): Piece {
  const body = join([
    { field: roundedCylinder([0, 7.4, -4.5], [0, 7.4, 4.5], 5, 0.6), k: 1 },
    { field: roundedBox([0, 1.2, 0], [8.4, 1.2, 4.5], 0.6), k: 1.5 },
  ])
  const bores = join([
    { field: roundedCylinder([0, 7.4, -20], [0, 7.4, 20], 3.2, 0.1), k: 0.1 },
    { field: roundedBox([0, 13, 0], [2.2, 5, 20], 0.3), k: 0.1 },
  ])
  const solid = tools.solid(cut(body, bores, 0.4), {
    min: [-10, -1, 0],
    max: [10, 14, 6],
    cell: 0.42,
    isHalf: true,
  })
  return laid(made('blackMatte', solid))
}
