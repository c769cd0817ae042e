import type { Point } from './projection.ts'

const ROUNDS = 12
/** Slightly more than is asked for, so that rounding leaves no two points too near. */
const AMPLE = 1.01

/**
 * Returns the points moved as little as it takes for no two to be nearer to each other than `least`; null if a few steps
 * don't part them all.
 */
export function spread(points: readonly Point[], least: number): Point[] | null {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const near = nearPairs(moved, least)
    if (near.length === 0) return moved
    for (const [one, other] of near) part(one, other, least * AMPLE)
  }
  return nearPairs(moved, least).length === 0 ? moved : null
}

const nearPairs = (points: readonly Point[], least: number) =>
  points.flatMap((one, place) =>
    points
      .slice(place + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < least)
      .map((other) => [one, other] as const),
  )

/** Moves two points away from each other, each by half of what is missing. */
function part(one: Point, other: Point, least: number) {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const apart = Math.hypot(x, y)
  // Points of the same place part sideways.
  const [toX, toY] = apart > 0 ? [x / apart, y / apart] : [1, 0]
  const half = Math.max(0, least - apart) / 2
  one.x -= toX * half
  one.y -= toY * half
  other.x += toX * half
  other.y += toY * half
}
