import type { PieceMaker } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

interface ScrewOptions {
  /** The direction that the screw's head faces. */
  out: V3
  radius?: number
}

/** Adds the head of a hexagon socket screw that stands on a point. */
export function addScrew(tools: Tools, piece: PieceMaker, at: V3, { out, radius = 4 }: ScrewOptions) {
  const length = Math.hypot(...out)
  const end = at.map((value, axis) => value + (out[axis] as number) / length) as V3
  const [high, bevel] = [radius * 0.75, radius * 0.2]
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 0],
        [radius, 0],
        [radius, high - bevel],
        [radius - bevel, high],
        [radius * 0.62, high],
        [radius * 0.56, high - 0.3],
        [0, high - 0.3],
      ],
      at,
      end,
      { around: 28, edge: 30 },
    ),
  )
  // The socket is only a dark hexagon, because its depth can't be seen.
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, high - 1],
        [radius * 0.55, high - 1],
        [radius * 0.55, high - 0.15],
        [0, high - 0.15],
      ],
      at,
      end,
      { around: 6, edge: 20 },
    ),
  )
}
