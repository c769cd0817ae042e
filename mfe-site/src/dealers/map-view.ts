import { MAP_HEIGHT, MAP_WIDTH, type Point } from './projection.ts'

/** The part of the map that is shown, in its units. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

/** No nearer than this: the outline has no more to show, and towns are the finest that we know. */
const NARROWEST = 60
/** Air around what is shown, as a share of its size. */
const AIR = 0.24

/** The smallest view of a shape (width to height) that shows all points; the whole world for none. */
export function viewOf(points: readonly Point[], ratio: number): View {
  if (points.length === 0) return fit({ x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }, ratio)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const air = Math.max(width, height) * AIR
  return fit({ x: left - air, y: top - air, width: width + 2 * air, height: height + 2 * air }, ratio)
}

/** Nearer by a factor above 1, farther by one below, around the middle; never beyond the world's width. */
export function zoom({ x, y, width, height }: View, factor: number): View {
  const nextWidth = Math.min(MAP_WIDTH, Math.max(NARROWEST, width / factor))
  return within({
    x: x + (width - nextWidth) / 2,
    y: y + (height - nextWidth * (height / width)) / 2,
    width: nextWidth,
    height: nextWidth * (height / width),
  })
}

export const isNearest = ({ width }: View) => width <= NARROWEST
export const isFarthest = ({ width }: View) => width >= MAP_WIDTH

/** The same middle in the wanted shape. */
function fit({ x, y, width, height }: View, ratio: number): View {
  const wanted = Math.min(MAP_WIDTH, Math.max(NARROWEST, width, height * ratio))
  return within({
    x: x + (width - wanted) / 2,
    y: y + (height - wanted / ratio) / 2,
    width: wanted,
    height: wanted / ratio,
  })
}

/** A view past the map's edge is moved back; one that is higher than the map has it in its middle. */
function within({ x, y, width, height }: View): View {
  return {
    x: Math.max(0, Math.min(MAP_WIDTH - width, x)),
    y: height > MAP_HEIGHT ? (MAP_HEIGHT - height) / 2 : Math.max(0, Math.min(MAP_HEIGHT - height, y)),
    width,
    height,
  }
}
