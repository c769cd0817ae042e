import { type CatmullRomCurve3, Path, Shape, Vector2 } from 'three'

import { BELT_PITCH } from '../../bike/drivetrain/drive-plan.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, lerp, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

/** The number of teeth in the picture that belts of all lengths share. */
export const TEETH = 118
/** How far a tooth protrudes, at equal steps over one pitch. */
const TOOTH = [0, 0.4, 2.6, 3.2, 3.2, 2.6, 0.4, 0]
const THICK = 1.9
/** In millimetres; 4 more than on the bike, because the loop is seen from afar. */
const WIDTH = 15
const STRIPE = 2.4

/** Returns the belt on its edge, curled up like a bean, so that its width and its teeth are large in the picture. */
export function buildBelt(tools: Tools): Piece {
  const piece = startPiece()
  const way = loop(TEETH * TOOTH.length)
  const tooth = (i: number) => -0.6 - (TOOTH[i % TOOTH.length] ?? 0)
  const band = (depth: number, outer: number, inner: (i: number) => number, bevel = 0) => {
    const shape = new Shape(points(way, () => outer))
    shape.holes.push(new Path(points(way, inner).toReversed()))
    const flat = tools.extrude(shape, { depth, bevel, bevelSteps: 1, edge: 26 })
    return place(flat, move(0, WIDTH / 2, 0), turnX(-Math.PI / 2))
  }
  piece.add('rubber', band(WIDTH, THICK, tooth, 0.4))
  piece.add(
    'connectorYellow',
    band(STRIPE, THICK + 0.06, () => THICK - 0.3),
  )
  return laid(piece.done(), turnY(degrees(149)))
}

interface Step {
  at: V2
  out: V2
}

/** Half the angle that the bean goes around, and half its thickness for a middle line of radius 1. */
const HALF_ANGLE = 2.5
const thickness = (angle: number) => 0.44 * (1 + 0.12 * Math.sin(2 * angle + 1))

/** Returns the closed outline of a bean around the origin, its middle line at the given radius. */
export function bean(radius: number): CatmullRomCurve3 {
  const [from, to] = [-Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE]
  const point = (angle: number, out: number, ahead = 0): V3 => [
    radius * (Math.cos(angle) * (1 + out) - Math.sin(angle) * ahead),
    radius * (Math.sin(angle) * (1 + out) + Math.cos(angle) * ahead),
    0,
  ]
  const side = (sign: number) =>
    Array.from({ length: 61 }, (_, i) => {
      const angle = lerp(from, to, i / 60)
      return point(angle, sign * thickness(angle))
    })
  const end = (angle: number, sign: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const turn = ((i + 1) / 8) * Math.PI
      return point(angle, thickness(angle) * Math.cos(turn), sign * thickness(angle) * Math.sin(turn))
    })
  return curve([...side(1), ...end(to, 1), ...side(-1).toReversed(), ...end(from, -1).toReversed()], {
    isClosed: true,
  })
}

/** Returns evenly spaced steps along a loop as long as the belt. */
function loop(steps: number): Step[] {
  const way = bean((TEETH * BELT_PITCH) / bean(1).getLength())
  way.arcLengthDivisions = 2000
  way.updateArcLengths()
  return Array.from({ length: steps }, (_, i) => {
    const at = way.getPointAt(i / steps)
    const along = way.getTangentAt(i / steps)
    return { at: [at.x, at.y], out: [along.y, -along.x] }
  })
}

const points = (way: Step[], offset: (i: number) => number) =>
  way.map(({ at, out }, i) => new Vector2(at[0] + out[0] * offset(i), at[1] + out[1] * offset(i)))
