import { Shape } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'

export interface PadKind {
  /** Half the width of the backing plate. */
  half: number
  friction: 'friction' | 'sintered'
  hasFins: boolean
}

/** How far a pad's eye reaches above its middle. */
const HIGH = 35

/** Returns a brake pad, its friction side towards z, the eye for the pin at its upper end. */
export function brakePad(tools: Tools, kind: PadKind): Piece {
  const piece = startPiece()
  piece.add(
    'padPlate',
    tools.extrude(plate(kind.half), { depth: 2, bevel: 0.35, bevelSteps: 2, curveSteps: 16, edge: 16 }),
  )
  const lining = tools.extrude(liningShape(kind.half - 2.4), {
    depth: 3.9,
    bevel: 0.55,
    bevelSteps: 3,
    curveSteps: 16,
  })
  piece.add(kind.friction, place(lining, move(0, 0, 2.95)))
  const groove = tools.box({ width: 1, height: 21, depth: 0.3, radius: 0.3, bevel: 0.05 })
  piece.add('blackMatte', place(groove, move(0, -2.4, 4.8)))
  if (kind.hasFins) addFins(tools, piece)
  return piece.done()
}

function plate(half: number): Shape {
  const [w, shape] = [half, new Shape()]
  shape.moveTo(-w, -12)
  shape.quadraticCurveTo(-w - 1, 9, -w + 4, 12)
  shape.lineTo(-8, 13)
  shape.quadraticCurveTo(-5.5, 14, -5.5, 19)
  shape.lineTo(-5.5, 30)
  shape.quadraticCurveTo(-5, HIGH, 0, HIGH)
  shape.quadraticCurveTo(5, HIGH, 5.5, 30)
  shape.lineTo(5.5, 19)
  shape.quadraticCurveTo(5.5, 14, 8, 13)
  shape.lineTo(w - 4, 12)
  shape.quadraticCurveTo(w + 1, 9, w, -12)
  shape.quadraticCurveTo(w * 0.85, -15, w * 0.7, -15.6)
  shape.quadraticCurveTo(0, -20, -w * 0.7, -15.6)
  shape.quadraticCurveTo(-w * 0.85, -15, -w, -12)
  shape.holes.push(circularHole(0, 29, 2.6))
  return shape
}

function liningShape(half: number): Shape {
  const [w, shape] = [half, new Shape()]
  shape.moveTo(-w, -10.6)
  shape.quadraticCurveTo(-w - 0.8, 6, -w + 3.4, 9.5)
  shape.quadraticCurveTo(0, 11.4, w - 3.4, 9.5)
  shape.quadraticCurveTo(w + 0.8, 6, w, -10.6)
  shape.quadraticCurveTo(0, -18.4, -w, -10.6)
  return shape
}

/** Adds cooling fins above the caliper. */
function addFins(tools: Tools, piece: ReturnType<typeof startPiece>) {
  const base = new Shape()
  base.moveTo(-5.2, 24)
  base.lineTo(-5.2, 33)
  base.quadraticCurveTo(-5.4, 36, -14, 37)
  base.lineTo(-14, 50)
  base.quadraticCurveTo(-14, 52, -12, 52)
  base.lineTo(12, 52)
  base.quadraticCurveTo(14, 52, 14, 50)
  base.lineTo(14, 37)
  base.quadraticCurveTo(5.4, 36, 5.2, 33)
  base.lineTo(5.2, 24)
  base.closePath()
  base.holes.push(circularHole(0, 29, 2.6))
  piece.add(
    'alloy',
    place(tools.extrude(base, { depth: 1.2, bevel: 0.3, curveSteps: 8, edge: 16 }), move(0, 0, 1.5)),
  )
  for (let i = -3; i <= 3; i++) {
    const fin = tools.box({ width: 1.1, height: 12.6, depth: 3.6, radius: 0.5, bevel: 0.3 })
    piece.add('alloy', place(fin, move(i * 3.7, 44.4, 3.4)))
  }
}
