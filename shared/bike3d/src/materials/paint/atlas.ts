import type { V2 } from '../../shapes/vectors.ts'

/**
 * The area of a frame's paint, in millimetres and seen from the side, which fits every size. The mask holds it twice,
 * the right side above the left.
 */
export const ATLAS = { left: -560, bottom: 190, width: 1200, height: 840 } as const

/** Returns the mask's coordinates of a point on the frame; `side` is positive on the right. */
export const paintUv = (x: number, y: number, side: number): V2 => {
  const up = (y - ATLAS.bottom) / ATLAS.height
  return [(x - ATLAS.left) / ATLAS.width, side > 0 ? 0.5 + up / 2 : up / 2]
}
