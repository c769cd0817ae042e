import type { BufferGeometry } from 'three'

import { roundedRectangle } from '../shapes/extrude.ts'
import type { Tools } from '../tools.ts'

interface Sizes {
  width: number
  height: number
  depth: number
  /** Radius of the corners seen from z. */
  radius: number
  bevel?: number
}

/**
 * Returns a box with rounded edges for small parts; in live meshes its corners are only bevelled, because a bike has
 * many.
 */
export function smallBox(
  tools: Tools,
  { width, height, depth, radius, bevel = radius * 0.5 }: Sizes,
): BufferGeometry {
  const smallest = Math.min(width, height) / 2
  const isLive = tools.detail === 'live'
  return tools.extrude(roundedRectangle(width, height, Math.min(radius, smallest - 0.02)), {
    depth,
    bevel: Math.min(bevel, depth / 2 - 0.05, smallest - 0.05),
    bevelSteps: isLive ? 1 : 3,
    curveSteps: isLive ? 1 : 5,
    edge: 40,
  })
}
