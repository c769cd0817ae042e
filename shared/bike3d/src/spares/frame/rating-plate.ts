import { flatPrint } from '../../accessories/cloth/decal.ts'
import type { Piece } from '../../piece.ts'
import { circularHole, roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { flatPlate, made } from '../made.ts'
import { gather, laid } from '../pose.ts'

/** Widths of the engraved lines, in the two columns of the plate. */
const LINES = [
  [22, 12],
  [18, 15],
  [24, 9],
]

/** Returns the plate with the bike's rating: the name over a dark field, engraved lines, a rivet hole at each end. */
export function buildRatingPlate(tools: Tools): Piece {
  const shape = roundedRectangle(82, 42, 4)
  shape.holes.push(circularHole(-36.5, 0, 1.8), circularHole(36.5, 0, 1.8))
  const plate = flatPlate(tools, 'alloy', { shape, depth: 1, bevel: 0.2 })
  const flat = [turnX(-Math.PI / 2)] as const
  const field = (width: number, height: number, x: number, y: number) =>
    place(
      tools.box({ width, height, depth: 0.14, radius: Math.min(width, height) * 0.2, bevel: 0.04 }),
      move(x, 1.02, -y),
      ...flat,
    )
  const lines = LINES.flatMap(([left = 0, right = 0], i) => [
    field(left, 1.7, -30 + left / 2, -2.6 - i * 5),
    field(right, 1.7, 8 + right / 2, -2.6 - i * 5),
  ])
  const logo = place(flatPrint(44, 11), move(-6, 1.14, -11), ...flat)
  return laid(
    gather(plate, made('blackMatte', field(62, 14, 0, 11), ...lines), made('label:logo', logo)),
    turnY(degrees(62)),
  )
}
