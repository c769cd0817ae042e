import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

interface RingSize {
  /** Radius of the hole; `outer` is that of the outer edge. */
  inner: number
  outer: number
  height: number
}

/** Returns a flat ring lying on the ground, with bevelled edges. */
export function washer(
  tools: Tools,
  { inner, outer, height }: RingSize,
  finish: FinishName = 'steel',
): Piece {
  const edge = Math.min(0.25, height * 0.25)
  const rows: V2[] = [
    [inner + edge, 0],
    [outer - edge, 0],
    [outer, edge],
    [outer, height - edge],
    [outer - edge, height],
    [inner + edge, height],
    [inner, height - edge],
    [inner, edge],
    [inner + edge, 0],
  ]
  return turned(tools, rows, finish)
}

/** Returns a rubber ring of round section lying on the ground. */
export function sealRing(tools: Tools, radius: number, thick: number, finish: FinishName = 'rubber'): Piece {
  const steps = tools.fewer(14)
  const rows = Array.from({ length: steps + 1 }, (_, i): V2 => {
    const angle = (i / steps) * Math.PI * 2
    return [radius + Math.sin(angle) * thick, thick - Math.cos(angle) * thick]
  })
  return turned(tools, rows, finish)
}

/** Returns a closed profile turned around an upright axis: rows of [radius, height], counterclockwise. */
export function turned(tools: Tools, rows: V2[], finish: FinishName): Piece {
  const piece = startPiece()
  piece.add(finish, tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 64, edge: 32 }))
  return piece.done()
}
