import type { BufferGeometry } from 'three'

import { roundedRectangle } from '../../shapes/extrude.ts'
import type { Tools } from '../../tools.ts'

interface ChipSize {
  width: number
  height: number
  depth: number
  radius: number
  bevel?: number
}

/** Returns a small box with rounded corners and edges, with a tenth of the faces of a large one. */
export function chip(
  tools: Tools,
  { width, height, depth, radius, bevel = radius * 0.5 }: ChipSize,
): BufferGeometry {
  const smallest = Math.min(width, height) / 2
  return tools.extrude(roundedRectangle(width, height, Math.min(radius, smallest - 0.01)), {
    depth,
    bevel: Math.min(bevel, depth / 2 - 0.05, smallest - 0.05),
    bevelSteps: 2,
    curveSteps: 3,
    edge: 50,
  })
}
