import { Shape } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns a derailleur hanger on its back, with the bolt that holds it to the dropout. */
function hanger(
  tools: Tools,
  shape: Shape,
  bosses: [x: number, y: number, radius: number, hole: number][],
): Piece {
  const piece = startPiece()
  const flat = tools.extrude(shape, { depth: 6, bevel: 0.8, bevelSteps: 3, curveSteps: 20, edge: 16 })
  piece.add('alloyDark', place(flat, move(0, 3, 0), turnX(-Math.PI / 2)))
  for (const [x, y, radius, hole] of bosses)
    piece.add(
      'alloyDark',
      tools.lathe(
        [
          [hole, 0.4],
          [radius - 0.4, 0.4],
          [radius - 0.4, 5],
          [radius - 1, 8.4],
          [radius - 1.6, 9],
          [hole + 0.5, 9],
          [hole, 8.6],
          [hole, 0.4],
        ],
        [x, 0, -y],
        [x, 1, -y],
        { around: 56, edge: 30 },
      ),
      threadIn(tools, [x, -y], hole),
    )
  const screw = { diameter: 5, length: 12, head: 'button' } as const
  return laid(
    gather(piece.done(), moved(lyingBolt(bolt(tools, screw), screw, 32), move(34, 0, 12))),
    turnY(degrees(-24)),
  )
}

/** Adds rings that look like the thread in a hole. */
function threadIn(tools: Tools, [x, z]: [number, number], radius: number) {
  const rows: [number, number][] = []
  for (let i = 0; i < 7; i++) rows.push([radius + 0.02, 1 + i], [radius - 0.45, 1.5 + i])
  return tools.lathe([...rows.toReversed(), [radius + 0.05, 1], [radius + 0.05, 8]], [x, 0, z], [x, 1, z], {
    around: 36,
  })
}

/** Returns Prime's hanger: long, with a big eye around the through axle. */
export function buildPrimeHanger(tools: Tools): Piece {
  const shape = new Shape()
  shape.moveTo(-13, 6)
  shape.bezierCurveTo(-14, 20, 13, 20, 13.5, 6)
  shape.bezierCurveTo(13.6, -6, 9, -12, 10, -22)
  shape.bezierCurveTo(11, -29, 18, -34, 18, -42)
  shape.bezierCurveTo(18, -54, 0, -54, -1, -43)
  shape.bezierCurveTo(-2, -33, -7, -26, -9, -16)
  shape.bezierCurveTo(-10, -8, -12.6, -4, -13, 6)
  shape.holes.push(circularHole(0, 5, 6.2), circularHole(8.6, -42, 4.9), circularHole(0.6, -17, 2.6))
  return hanger(tools, shape, [
    [0, 5, 11, 6],
    [8.6, -42, 9, 4.8],
  ])
}

/** Returns Nyx's hanger: short, bolted from the side with two bolts. */
export function buildNyxHanger(tools: Tools): Piece {
  const shape = new Shape()
  shape.moveTo(-20, 4)
  shape.bezierCurveTo(-22, 12, -12, 14, -8, 10)
  shape.bezierCurveTo(-2, 4, 4, 4, 8, 9)
  shape.bezierCurveTo(14, 14, 22, 10, 20, 3)
  shape.bezierCurveTo(18, -6, 13, -12, 14, -21)
  shape.bezierCurveTo(15, -36, -4, -37, -5, -24)
  shape.bezierCurveTo(-5.6, -12, -18, -8, -20, 4)
  shape.holes.push(circularHole(-14.4, 5.6, 2.4), circularHole(14.6, 5, 2.4), circularHole(4.6, -24, 4.9))
  return hanger(tools, shape, [[4.6, -24, 8.6, 4.8]])
}
