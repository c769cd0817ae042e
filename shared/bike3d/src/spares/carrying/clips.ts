import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { circularHole, roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the turns of the spring on one side. */
const coilAt = (side: number): V3[] =>
  Array.from({ length: 56 }, (_, i): V3 => {
    const angle = -0.4 + (i / 14) * TURN
    return [-8 * Math.cos(angle), 12 + 8 * Math.sin(angle), side * (24 + (i / 55) * 16)]
  })

/** Returns one half of the bow, from its coil to the middle of its grip. */
const bowHalf = (side: number): V3[] => [
  [20, 17, side * 40],
  [70, 25, side * 42],
  [128, 29, side * 42],
  [150, 25, side * 38],
  [160, 21, side * 26],
  [163, 20, side * 10],
]

/** Returns the clip of a rack: a bow of sprung steel, its coils on a rod, two clamps for the rack's tube. */
export function buildRackClip(tools: Tools): Piece {
  const order = [...bowHalf(-1), ...bowHalf(1).toReversed()]
  const bow = tools.tube(curve(order), 2.6, { along: 200, around: 16 })
  const coils = [-1, 1].map((side) =>
    tools.tube(curve(coilAt(side)), 2.4, { along: 150, around: 14, round: 1 }),
  )
  const legs = [-1, 1].map((side) =>
    tools.tube(
      curve([
        [6, 11, side * 40],
        [12, 15, side * 40],
        [20, 17, side * 40],
      ]),
      2.6,
      { along: 16, around: 16 },
    ),
  )
  const rod = tools.cylinder([0, 12, -58], [0, 12, 58], 4, 28)
  const clampField = cut(roundedBox([0, 11, 0], [11, 11, 7], 3), roundedBox([0, -2, 0], [5.6, 8, 30], 4), 0.6)
  const one = made(
    'blackMatte',
    tools.solid(clampField, { min: [-14, -2, 0], max: [14, 25, 9], cell: 0.8, isHalf: true }),
  )
  const grip = tools.tube(
    curve([
      [150, 25, -36],
      [160, 21, -26],
      [163, 20, -10],
      [163, 20, 10],
      [160, 21, 26],
      [150, 25, 36],
    ]),
    4.4,
    { along: 60, around: 18, round: 2 },
  )
  return laid(
    gather(
      made('steel', bow, rod, ...coils, ...legs),
      made('rubber', grip),
      moved(one, move(0, 0, 52)),
      moved(one, move(0, 0, -52)),
    ),
    turnY(degrees(-20)),
  )
}

/** Returns the fender's release: the socket on its bolt plate, and the stay's tongue half drawn out of it. */
export function buildFenderRelease(tools: Tools): Piece {
  const socket = cut(
    join([
      { field: roundedBox([0, 7, 0], [13, 7, 11], 2.4), k: 1 },
      { field: roundedBox([-18, 2, 0], [12, 2, 9], 1.6), k: 3 },
    ]),
    join([
      { field: roundedBox([10, 7, 0], [16, 3.4, 6.6], 1), k: 0.1 },
      { field: roundedCylinder([-21, -20, 0], [-21, 20, 0], 2.8, 0.1), k: 0.1 },
      { field: roundedBox([1, 14, 0], [5, 5, 4], 1.4), k: 0.1 },
    ]),
    0.5,
  )
  const tongue = cut(
    join([
      { field: roundedBox([16, 7, 0], [12, 2.8, 6], 1.2), k: 1 },
      { field: roundedBox([32, 7, 0], [8, 6, 13], 2.4), k: 3 },
      ...[8.6, -8.6].map((z) => ({ field: roundedCylinder([26, 7, z], [50, 7, z], 5, 1.2), k: 2 })),
    ]),
    join([8.6, -8.6].map((z) => ({ field: roundedCylinder([36, 7, z], [80, 7, z], 2.1, 0.1), k: 0.1 }))),
    0.5,
  )
  const grow = { min: [-32, -2, 0] as V3, max: [54, 17, 17] as V3, cell: 0.6, isHalf: true }
  const options = { diameter: 5, length: 12, head: 'button' } as const
  return laid(
    gather(
      made('blackMatte', tools.solid(socket, grow)),
      made('greyPlastic', tools.solid(tongue, grow)),
      moved(lyingBolt(bolt(tools, options), options, 30), move(-22, 0, 24)),
    ),
    turnY(degrees(-28)),
  )
}

/** Returns the bracket of a front basket: two clamps for the bar, their arms, and the plate that the basket hooks on. */
export function buildBasketBracket(tools: Tools): Piece {
  const clampField = cut(
    join([
      { field: roundedCylinder([0, 0, -8], [0, 0, 8], 18.6, 1.6), k: 1 },
      { field: roundedBox([-21, 0, 0], [7, 8, 7.6], 2), k: 4 },
      { field: roundedBox([18, -6, 0], [8, 6, 7], 2), k: 5 },
    ]),
    join([
      { field: roundedCylinder([0, 0, -60], [0, 0, 60], 12.6, 0.2), k: 0.1 },
      { field: roundedBox([-24, 0, 0], [14, 1, 60], 0.3), k: 0.1 },
    ]),
    0.8,
  )
  const solid = tools.solid(clampField, { min: [-32, -22, 0], max: [30, 22, 11], cell: 0.9, isHalf: true })
  const one = gather(
    made('blackMatte', solid),
    moved(bolt(tools, { diameter: 5, length: 16 }), move(-22, -8, 0)),
  )
  const arms = [46, -46].map((z) =>
    tools.sweep(
      curve([
        [20, 114, z],
        [40, 110, z],
        [54, 98, z * 0.98],
        [58, 74, z * 0.96],
        [58, 24, z * 0.94],
      ]),
      { a: () => 3, b: () => 7, n: () => 4, up: [0, 0, 1], along: 60, around: 22, round: 2 },
    ),
  )
  const shape = roundedRectangle(128, 84, 9)
  for (const x of [-43, 43]) for (const y of [-26, 26]) shape.holes.push(circularHole(x, y, 4))
  shape.holes.push(circularHole(0, 0, 16))
  const plate = place(
    tools.extrude(shape, { depth: 3.4, bevel: 0.6, curveSteps: 20, edge: 16 }),
    move(63, 42, 0),
    turnY(Math.PI / 2),
  )
  const hook = place(
    tools.box({ width: 128, height: 16, depth: 3, radius: 4, bevel: 0.6 }),
    move(72, 83, 0),
    turnY(Math.PI / 2),
    turnX(Math.PI / 2),
  )
  return laid(
    gather(made('satin', ...arms, plate, hook), moved(one, move(0, 120, 46)), moved(one, move(0, 120, -46))),
    turnY(degrees(-14)),
  )
}
