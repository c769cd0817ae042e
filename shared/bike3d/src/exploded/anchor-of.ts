import type { ModelPiece } from '../model/model.ts'
import type { V3 } from '../shapes/vectors.ts'

/**
 * Returns the point of a piece's surface that is nearest to its middle, in millimetres: where a hot spot points. The
 * middle itself may be in the air, as that of a fender is.
 */
export function anchorOf({ meshes }: Pick<ModelPiece, 'meshes'>): V3 {
  const middle = middleOf(meshes.map(({ positions }) => positions))
  let [nearest, least]: [V3, number] = [middle, Infinity]
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const point = pointAt(positions, i)
      const distance = point.reduce((sum, value, axis) => sum + (value - (middle[axis] ?? 0)) ** 2, 0)
      if (distance < least) [nearest, least] = [point, distance]
    }
  return nearest
}

const pointAt = (positions: Float32Array, i: number): V3 => [
  positions[i] ?? 0,
  positions[i + 1] ?? 0,
  positions[i + 2] ?? 0,
]

/** Returns the middle of the box around all points. */
function middleOf(all: readonly Float32Array[]): V3 {
  const low: V3 = [Infinity, Infinity, Infinity]
  const high: V3 = [-Infinity, -Infinity, -Infinity]
  for (const positions of all)
    positions.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2
      low[axis] = Math.min(low[axis], value)
      high[axis] = Math.max(high[axis], value)
    })
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
}
