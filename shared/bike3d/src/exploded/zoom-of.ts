import type { Spot } from './spots.ts'

/** A part of a picture as it is enlarged: `scale` from its top left corner, then moved by shares of the picture. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const LARGEST = 2.4
/** How much of the picture is shown around the outermost pieces, as a share of it. */
const AIR = 0.16

/** Returns the part of a picture that shows these pieces large; all of it for null. */
export function zoomOf(spots: readonly Spot[], pieces: readonly string[] | null): Zoom {
  const shown = pieces ? spots.filter(({ piece }) => pieces.includes(piece)) : []
  if (shown.length === 0) return WHOLE
  const [left, right] = spanOf(shown.map(({ x }) => x))
  const [top, bottom] = spanOf(shown.map(({ y }) => y))
  const scale = Math.min(LARGEST, 1 / Math.max(right - left + 2 * AIR, bottom - top + 2 * AIR))
  if (scale <= 1) return WHOLE
  return { scale, x: placeOf((left + right) / 2, scale), y: placeOf((top + bottom) / 2, scale) }
}

const spanOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

/** Returns how far to move the picture, so that the middle is in the middle and no edge shows. */
const placeOf = (middle: number, scale: number) => Math.min(0, Math.max(1 - scale, 0.5 - middle * scale))

/** Returns the spots as they are in the enlarged picture, without those outside of it. */
export const zoomed = (spots: readonly Spot[], { scale, x, y }: Zoom): Spot[] =>
  spots
    .map((spot) => ({ ...spot, x: spot.x * scale + x, y: spot.y * scale + y }))
    .filter((spot) => isInside(spot.x) && isInside(spot.y))

const isInside = (share: number) => share >= 0 && share <= 1
