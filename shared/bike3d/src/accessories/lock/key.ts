import type { Matrix4 } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { circularHole, roundedRectangle } from '../../shapes/extrude.ts'
import { Shape } from 'three'
import { move, place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'

/** Adds a folding key's blade and head in the xy plane: the tip at the origin, the head along x. */
export function addKey(tools: Tools, piece: PieceMaker, ...where: Matrix4[]) {
  const head = roundedRectangle(30, 24, 8)
  head.holes.push(circularHole(9, 0, 3.4))
  piece.add(
    'blackMatte',
    place(tools.extrude(head, { depth: 6, bevel: 1.6, bevelSteps: 4 }), ...where, move(45, 0, 0)),
  )
  piece.add('steel', place(tools.extrude(blade(), { depth: 2.2, bevel: 0.35 }), ...where))
  piece.add(
    'alloyDark',
    place(tools.box({ width: 14, height: 9, depth: 6.5, radius: 2.5, bevel: 0.6 }), ...where, move(43, 0, 0)),
  )
}

/** Returns the blade with invented cuts along one edge, which open no real lock. */
function blade(): Shape {
  const shape = new Shape()
  shape.moveTo(2, -3.6)
  shape.lineTo(33, -3.6)
  shape.lineTo(33, 3.6)
  const cuts = [2.2, 0.8, 2.6, 1.4, 3, 1]
  cuts.forEach((depth, i) => {
    const x = 29 - i * 4.4
    shape.lineTo(x, 3.6 - depth * 0.4)
    shape.lineTo(x - 2.2, 3.6 - depth)
  })
  shape.lineTo(0, 0.6)
  shape.lineTo(0, -1.6)
  return shape
}
