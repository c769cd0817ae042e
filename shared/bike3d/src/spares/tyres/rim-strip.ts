import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { gather, laid, moved } from '../pose.ts'

const HALF = 11

/** Returns a pair of rim tapes, each rolled up loosely and standing on its edge. */
export function buildRimStrips(tools: Tools): Piece {
  const one = roll(tools, 30, 5)
  const other = roll(tools, 36, 4)
  return laid(gather(moved(one, move(-44, 0, -22)), moved(other, move(70, 0, -30), turnY(2.5))))
}

function roll(tools: Tools, radius: number, turns: number): Piece {
  const piece = startPiece()
  const steps = 36
  const points = Array.from({ length: turns * steps + 1 }, (_, i): V3 => {
    const angle = (i / steps) * TURN
    const r = radius + (i / steps) * 1.5 + 0.5 * Math.sin(angle * 0.5)
    return [Math.cos(angle) * r, HALF, Math.sin(angle) * r]
  })
  const last = radius + turns * 1.5
  points.push([last + 1, HALF, 16], [last + 8, HALF, 34], [last + 22, HALF, 50])
  const way = curve(points)
  const band = (up: number, half: number, thick: number) =>
    tools.sweep(curve(way.getSpacedPoints(200).map(({ x, z }): V3 => [x, HALF + up, z])), {
      a: () => thick,
      b: () => half,
      n: () => 5,
      up: [0, 1, 0],
      along: 320,
      around: 16,
    })
  piece.add('connectorYellow', band(0, HALF, 0.42))
  piece.add('blackMatte', band(5, 0.5, 0.5), band(-5, 0.5, 0.5))
  return piece.done()
}
