import { MAP_HEIGHT, MAP_WIDTH, type Point } from './projection.ts'

/** The visible part of the map, in map units. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The width of the closest zoom, in map units: the outlines have no finer detail, and dealers are located only to
 * their town.
 */
const NARROWEST = 60
/** The margin around what is shown, as a share of its size. */
const AIR = 0.24
/** The most margin, in map units, so that dealers on all continents are shown as large as they can be. */
const AIR_AT_MOST = 240

/**
 * Returns the smallest view with a given aspect ratio (width to height) that contains all points; without points, the
 * whole world.
 */
export function viewOf(points: readonly Point[], ratio: number): View {
  if (points.length === 0) return fit({ x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }, ratio)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const air = Math.min(AIR_AT_MOST, Math.max(width, height) * AIR)
  return fit({ x: left - air, y: top - air, width: width + 2 * air, height: height + 2 * air }, ratio)
}

/**
 * Returns a view zoomed around its centre: in with a factor above 1, out with one below, at most to the world's
 * width.
 */
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

/** Returns a view with the same centre in another aspect ratio. */
function fit({ x, y, width, height }: View, ratio: number): View {
  const wanted = Math.min(MAP_WIDTH, Math.max(NARROWEST, width, height * ratio))
  return within({
    x: x + (width - wanted) / 2,
    y: y + (height - wanted / ratio) / 2,
    width: wanted,
    height: wanted / ratio,
  })
}

/** Returns a view moved back inside the map's edges; one taller than the map is centred on it. */
function within({ x, y, width, height }: View): View {
  return {
    x: Math.max(0, Math.min(MAP_WIDTH - width, x)),
    y: height > MAP_HEIGHT ? (MAP_HEIGHT - height) / 2 : Math.max(0, Math.min(MAP_HEIGHT - height, y)),
    width,
    height,
  }
}
