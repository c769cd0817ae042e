import type { V2 } from '../shapes/vectors.ts'
import type { Segment } from './stroke-font.ts'

/** Returns the distance of a point from an edge; negative inside. */
export type Distance = (x: number, y: number) => number

/**
 * Returns a mask's byte for a distance in millimetres: 128 at the edge, more inside, one step for a twentieth of a
 * millimetre.
 */
export const toDistanceByte = (millimetres: number) =>
  Math.round(Math.min(255, Math.max(0, 128 - millimetres * DISTANCE_STEPS)))
export const DISTANCE_STEPS = 20

/** Returns the signed distance to strokes of a weight; at most `reach`. */
export function distanceToStrokes(segments: Segment[], weight: number, reach = 6.4): Distance {
  const cells = new Map<string, Segment[]>()
  const margin = reach + weight / 2
  const size = margin * 2
  for (const segment of segments)
    for (const key of cellsOf(segment, margin, size)) cells.set(key, [...(cells.get(key) ?? []), segment])
  return (x, y) => {
    const near = cells.get(keyOf(Math.floor(x / size), Math.floor(y / size)))
    let least = reach
    for (const segment of near ?? []) least = Math.min(least, distanceToSegment(segment, weight / 2, x, y))
    return least
  }
}

const keyOf = (column: number, row: number) => `${column} ${row}`

function cellsOf({ from, to }: Segment, margin: number, size: number): string[] {
  const cell = (value: number) => Math.floor(value / size)
  const range = (axis: 0 | 1): V2 => [
    cell(Math.min(from[axis], to[axis]) - margin),
    cell(Math.max(from[axis], to[axis]) + margin),
  ]
  const [[left, right], [bottom, top]] = [range(0), range(1)]
  const keys: string[] = []
  for (let column = left; column <= right; column++)
    for (let row = bottom; row <= top; row++) keys.push(keyOf(column, row))
  return keys
}

function distanceToSegment({ from, to, startsFree, endsFree }: Segment, half: number, x: number, y: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1e-9
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length
  const across = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length
  if (along < 0) return beyond(-along, across, half, startsFree)
  if (along > length) return beyond(along - length, across, half, endsFree)
  const edge = across - half
  if (edge > 0) return edge
  return Math.max(edge, startsFree ? -along : -Infinity, endsFree ? along - length : -Infinity)
}

/** Returns the distance beyond a stroke's end: a free end is cut off flat, others are round. */
function beyond(past: number, across: number, half: number, isFree: boolean): number {
  if (!isFree) return Math.hypot(past, across) - half
  return across > half ? Math.hypot(past, across - half) : past
}
