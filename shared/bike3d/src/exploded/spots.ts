/** Where a piece is in a picture: shares of the picture's width and height, from its top left corner. */
export interface Spot {
  piece: string
  x: number
  y: number
}

/** A hot spot's middle, in pixels, and what it points at. */
export interface PlacedSpot {
  piece: string
  x: number
  y: number
  /** The place of the piece, from which the hot spot may have been moved away. */
  at: { x: number; y: number }
}

interface Box {
  width: number
  height: number
  /** The height of a strip at the bottom that is kept free, for buttons. */
  bottom?: number
}

/** The widths of a hot spot that are tried, in CSS pixels: 44 are recommended, 24 are needed. */
const SIZES = [44, 40, 36, 32, 28, 25]
const ROUNDS = 240
/** How much of the way back to its piece a hot spot goes in each round. */
const PULL = 0.02

/** Returns the hot spots of a picture, moved so far apart that none covers another, and their width in pixels. */
export function placeSpots(spots: readonly Spot[], box: Box): { size: number; placed: PlacedSpot[] } {
  for (const size of SIZES) {
    const placed = spread(spots, box, size)
    if (leastGap(placed) >= size - 0.5) return { size, placed }
  }
  const size = SIZES.at(-1) ?? 0
  return { size, placed: spread(spots, box, size) }
}

function spread(spots: readonly Spot[], box: Box, size: number): PlacedSpot[] {
  const placed = spots.map(({ piece, x, y }) => {
    const at = { x: x * box.width, y: y * box.height }
    return { piece, at, ...at }
  })
  for (let round = 0; round < ROUNDS; round++) {
    // In the last rounds nothing pulls back, so that they end apart.
    const isLast = round >= ROUNDS / 2
    if (!isLast) for (const spot of placed) pullBack(spot)
    const hasMoved = pushAllApart(placed, size)
    for (const spot of placed) keepInside(spot, box, size)
    if (isLast && !hasMoved) break
  }
  return placed
}

/** Moves hot spots that overlap away from each other; returns whether there were any. */
function pushAllApart(placed: readonly PlacedSpot[], size: number): boolean {
  let hasMoved = false
  placed.forEach((one, i) =>
    placed.slice(i + 1).forEach((other, j) => {
      if (pushApart(one, other, size, i + j)) hasMoved = true
    }),
  )
  return hasMoved
}

function pullBack(spot: PlacedSpot) {
  spot.x += (spot.at.x - spot.x) * PULL
  spot.y += (spot.at.y - spot.y) * PULL
}

function pushApart(one: PlacedSpot, other: PlacedSpot, size: number, turn: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= size) return false
  // Two spots in one place part in a direction that depends on their order alone.
  const [right, down] = distance > 0.01 ? [dx / distance, dy / distance] : [Math.cos(turn), Math.sin(turn)]
  const half = (size - distance) / 2 + 0.05
  one.x -= right * half
  one.y -= down * half
  other.x += right * half
  other.y += down * half
  return true
}

function keepInside(spot: PlacedSpot, { width, height, bottom = 0 }: Box, size: number) {
  spot.x = Math.min(width - size / 2, Math.max(size / 2, spot.x))
  spot.y = Math.min(height - bottom - size / 2, Math.max(size / 2, spot.y))
}

const leastGap = (placed: readonly PlacedSpot[]) =>
  placed.reduce(
    (least, one, i) =>
      placed
        .slice(i + 1)
        .reduce((gap, other) => Math.min(gap, Math.hypot(other.x - one.x, other.y - one.y)), least),
    Infinity,
  )
