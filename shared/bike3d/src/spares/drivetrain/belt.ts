import { Path, Shape, Vector2 } from 'three'

import { BELT, BELT_PITCH } from '../../bike/drivetrain/drive-plan.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

const TEETH = 118
/** How far a tooth protrudes, at equal steps over one pitch. */
const TOOTH = [0, 0.4, 2.6, 3.2, 3.2, 2.6, 0.4, 0]
const THICK = 1.9

/** Returns the belt on its edge, bent into three soft lobes so that its teeth are visible. */
export function buildBelt(tools: Tools): Piece {
  const piece = startPiece()
  const steps = TEETH * TOOTH.length
  const way = loop(steps)
  const shape = new Shape(points(way, () => THICK))
  shape.holes.push(new Path(points(way, (i) => -0.6 - (TOOTH[i % TOOTH.length] ?? 0)).toReversed()))
  const belt = tools.extrude(shape, { depth: BELT.width, bevel: 0.4, bevelSteps: 1, edge: 26 })
  piece.add('rubber', place(belt, move(0, BELT.width / 2, 0), turnX(-Math.PI / 2)))
  const groove = new Shape(points(way, () => THICK + 0.06))
  groove.holes.push(new Path(points(way, () => THICK - 0.3).toReversed()))
  const line = tools.extrude(groove, { depth: 0.8, edge: 26 })
  piece.add('connectorYellow', place(line, move(0, BELT.width / 2, 0), turnX(-Math.PI / 2)))
  return laid(piece.done(), turnY(0.35))
}

interface Step {
  at: V2
  out: V2
}

const outline = (size: number) =>
  curve(
    Array.from({ length: 60 }, (_, i): V3 => {
      const angle = (i / 60) * TURN
      const radius = size * (1 + 0.22 * Math.cos(3 * angle) - 0.06 * Math.sin(angle))
      return [Math.cos(angle) * radius * 1.12, Math.sin(angle) * radius * 0.92, 0]
    }),
    { isClosed: true },
  )

/** Returns evenly spaced steps along a loop as long as the belt. */
function loop(steps: number): Step[] {
  const size = (100 * TEETH * BELT_PITCH) / outline(100).getLength()
  const way = outline(size)
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
