import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { circularHole, roundedRectangle } from '../../shapes/extrude.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns a clamp around the bar with an arm that holds the light, and its two bolts. */
export function buildBarBracket(tools: Tools): Piece {
  const body = join([
    { field: roundedCylinder([0, 20, -9], [0, 20, 9], 20.4, 2), k: 1 },
    { field: roundedBox([-24, 20, 0], [7, 8, 9], 2.4), k: 4 },
    { field: roundedBox([34, 14, 0], [22, 5, 8], 2.4), k: 7 },
    { field: roundedCylinder([54, 8, 0], [54, 20, 0], 10.4, 1.6), k: 5 },
  ])
  const bores = join([
    { field: roundedCylinder([0, 20, -60], [0, 20, 60], 15.9, 0.2), k: 0.1 },
    { field: roundedBox([-26, 20, 0], [14, 1, 60], 0.3), k: 0.1 },
    { field: roundedCylinder([54, -20, 0], [54, 60, 0], 3.1, 0.2), k: 0.1 },
  ])
  const solid = tools.solid(cut(body, bores, 0.9), {
    min: [-36, -3, 0],
    max: [68, 44, 14],
    cell: 0.9,
    isHalf: true,
  })
  const screw = bolt(tools, { diameter: 4, length: 16 })
  return laid(
    gather(
      made('blackMatte', solid),
      moved(screw, move(-25, 11.6, 0)),
      moved(bolt(tools, { diameter: 6, length: 14 }), move(54, 6.6, 0)),
    ),
    turnY(degrees(-24)),
  )
}

/** Returns a bent steel strip with a hole at each end, for the crown of a fork. */
export function buildCrownBracket(tools: Tools): Piece {
  const strip = tools.sweep(
    curve([
      [0, 1.5, 0],
      [16, 1.5, 0],
      [27, 3, 0],
      [33, 12, 0],
      [35, 30, 0],
      [38, 44, 0],
      [48, 50, 0],
      [66, 51, 0],
    ]),
    { a: () => 1.5, b: () => 11, n: () => 7, up: [0, 0, 1], along: 90, around: 28, round: 1 },
  )
  const screw = bolt(tools, { diameter: 6, length: 18 })
  return laid(
    gather(
      made('satin', strip),
      made('steel', tools.cylinder([9, 2.8, 0], [9, 3.3, 0], 7.4, 36)),
      made('blackMatte', tools.cylinder([9, 3, 0], [9, 3.45, 0], 3.3, 28)),
      moved(screw, move(57, 36, 0)),
    ),
    turnY(degrees(-40)),
  )
}

/** Returns the plate that a rear light is bolted to at the end of a rack. */
export function buildRackBracket(tools: Tools): Piece {
  const shape = roundedRectangle(78, 34, 7)
  shape.holes.push(circularHole(-25, 0, 3), circularHole(25, 0, 3), circularHole(0, 0, 6))
  const plate = place(tools.extrude(shape, { depth: 3, bevel: 0.5, curveSteps: 16 }), move(0, 20, 0))
  const foot = tools.box({ width: 78, height: 20, depth: 3, radius: 4, bevel: 0.6 })
  const screw = bolt(tools, { diameter: 5, length: 12, head: 'button' })
  const bolts = [-25, 25].map((x) => moved(screw, move(x, 20, -10), turnX(Math.PI / 2)))
  return laid(
    gather(made('satin', plate, place(foot, move(0, 2.6, -9), turnX(Math.PI / 2))), ...bolts),
    turnY(degrees(62)),
  )
}
