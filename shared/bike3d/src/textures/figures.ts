import { clamp, type V2 } from '../shapes/vectors.ts'
import { type Distance, distanceToStrokes } from './distance.ts'
import { layOut, type LayOutOptions, placeSegments, type Segment, segmentsOf } from './stroke-font.ts'

/** A figure to fill: the distance of a point from its edge (negative inside), and its bounding box. */
export interface Figure {
  distance: Distance
  box: { left: number; bottom: number; right: number; top: number }
}

/** Returns a rectangle, given by its lower left corner. */
export function rectangle([left, bottom]: V2, [width, height]: V2, round = 0): Figure {
  const [middleX, middleY] = [left + width / 2, bottom + height / 2]
  const distance = (x: number, y: number) => {
    const dx = Math.abs(x - middleX) - width / 2 + round
    const dy = Math.abs(y - middleY) - height / 2 + round
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
  }
  return { distance, box: { left, bottom, right: left + width, top: bottom + height } }
}

export const disc = ([x, y]: V2, radius: number): Figure => ({
  distance: (px, py) => Math.hypot(px - x, py - y) - radius,
  box: around([x, y], radius),
})

/**
 * Returns a part of a ring with rounded ends: from one angle (radians, counterclockwise, 0 to the right) through
 * another.
 */
export function arc(
  centre: V2,
  radius: number,
  { from, through, weight }: { from: number; through: number; weight: number },
): Figure {
  const middle = from + through / 2
  const half = through / 2
  const [ax, ay] = [Math.cos(half) * radius, Math.sin(half) * radius]
  const distance = (x: number, y: number) => {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    const along = dx * Math.cos(middle) + dy * Math.sin(middle)
    const aside = Math.abs(dy * Math.cos(middle) - dx * Math.sin(middle))
    const isBeside = Math.atan2(aside, along) <= half
    const off = isBeside ? Math.abs(Math.hypot(along, aside) - radius) : Math.hypot(along - ax, aside - ay)
    return off - weight / 2
  }
  return { distance, box: around(centre, radius + weight / 2) }
}

export const line = (points: V2[], weight: number): Figure => strokes(segmentsOf(points), weight)

export interface TextOptions extends LayOutOptions {
  /** Weight of the strokes, in sixths of the height. */
  weight?: number
  angle?: number
  isMirrored?: boolean
}

/** Returns a line of text whose middle line goes through `at`. */
export function text(
  words: string,
  at: V2,
  { weight = 0.8, angle, isMirrored, ...layout }: TextOptions,
): Figure {
  const segments = placeSegments(layOut(words, layout), { at, angle, isMirrored })
  return strokes(segments, (weight * layout.height) / 6)
}

function strokes(segments: Segment[], weight: number): Figure {
  const ends = segments.flatMap(({ from, to }) => [from, to])
  const range = (axis: 0 | 1) => ends.map((end) => end[axis])
  return {
    distance: distanceToStrokes(segments, weight, 2),
    box: {
      left: Math.min(...range(0)) - weight,
      bottom: Math.min(...range(1)) - weight,
      right: Math.max(...range(0)) + weight,
      top: Math.max(...range(1)) + weight,
    },
  }
}

const around = ([x, y]: V2, radius: number) => ({
  left: x - radius,
  bottom: y - radius,
  right: x + radius,
  top: y + radius,
})

/** Returns how much of a pixel is inside, from the distance of its middle. */
export const coverageOf = (distance: number) => clamp(0.5 - distance)
