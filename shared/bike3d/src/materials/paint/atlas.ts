import type { V2 } from '../../shapes/vectors.ts'

/**
 * The area in millimetres that a frame's paint is drawn in, seen from the side: every size fits. The mask holds it twice,
 * the right side above the left.
 */
export const ATLAS = { left: -560, bottom: 190, width: 1200, height: 840 } as const

/** Where a point of the frame is in the mask; `side` is positive on the right. */
export const paintUv = (x: number, y: number, side: number): V2 => {
  const up = (y - ATLAS.bottom) / ATLAS.height
  return [(x - ATLAS.left) / ATLAS.width, side > 0 ? 0.5 + up / 2 : up / 2]
}
