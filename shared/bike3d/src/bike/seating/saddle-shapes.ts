import type { BikeShape } from '../../configuration/shape.ts'
import { table } from '../../shapes/table.ts'

/** A saddle's dimensions along its length: x from the tail to the nose, 0 above the seat post. */
export interface SaddleShape {
  tail: number
  nose: number
  /** Return half the saddle's width and the height of its surface at x. */
  halfWidth: (x: number) => number
  top: (x: number) => number
  /** Distance from the surface to the lower edge at the tail; the nose is slimmer (see depthAt). */
  depth: number
  /** Depth of the relief channel along the middle. */
  channel: number
  cover: 'saddleCover' | 'leather'
}

const TAIL = -134

/** Returns the width along the saddle: round at tail and nose, slim between the legs. */
function widthTable(widest: number, nose: number) {
  const waist = table([
    [TAIL + 46, widest],
    [TAIL + 84, widest * 0.92],
    [TAIL + 140, widest * 0.5],
    [TAIL + 185, 24],
    [nose - 30, 20],
  ])
  return (x: number) => 0.3 + waist(x) * roundEnd(x - TAIL, 46) * roundEnd(nose - x, 26)
}

/** Returns the distance from the surface to the lower edge at x. */
export function depthAt({ depth, tail, nose }: SaddleShape, x: number): number {
  const t = Math.min(1, Math.max(0, (x - tail - 60) / (nose - tail - 90)))
  const slimmest = Math.max(depth * 0.58, 18)
  return depth - (depth - slimmest) * t * t * (3 - 2 * t)
}

/** Returns the profile of a round end: 0 at the end, 1 at the distance `over`, like a quarter of a circle. */
export function roundEnd(distance: number, over: number): number {
  const t = Math.min(1, Math.max(0, distance / over))
  return Math.sqrt(1 - (1 - t) ** 2.2)
}

const topTable = (nose: number, tail: number) =>
  table([
    [TAIL, tail - 4],
    [TAIL + 30, tail],
    [TAIL + 80, tail - 4],
    [TAIL + 150, 0],
    [nose - 40, 1],
    [nose - 12, -2],
    [nose, -6],
  ])

export const SADDLES: Record<BikeShape['saddle'], SaddleShape> = {
  sport: {
    tail: TAIL,
    nose: 136,
    halfWidth: widthTable(72, 136),
    top: topTable(136, 10),
    depth: 20,
    channel: 6.5,
    cover: 'saddleCover',
  },
  gel: {
    tail: TAIL,
    nose: 120,
    halfWidth: widthTable(96, 120),
    top: topTable(120, 13),
    depth: 36,
    channel: 5.5,
    cover: 'saddleCover',
  },
  leather: {
    tail: TAIL,
    nose: 138,
    halfWidth: widthTable(82, 138),
    top: topTable(138, 14),
    depth: 30,
    channel: 0,
    cover: 'leather',
  },
}
