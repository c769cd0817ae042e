/** A frame size, with the heights in cm of the riders that it is made for. */
export interface RiderSize {
  riderFrom: number
  riderTo: number
}

/** A rider's measures in cm. The inseam decides between two sizes; null if not measured. */
export interface Rider {
  height: number
  inseam: number | null
}

/** The recommendation. `between`: the height is within both ranges; `size` is the better one, `other` also fits. */
export type SizeAdvice<Size extends RiderSize> =
  | { status: 'fits'; size: Size }
  | { status: 'between'; size: Size; other: Size; isLarger: boolean }
  | { status: 'too_small'; size: Size }
  | { status: 'too_tall'; size: Size }
  | { status: 'none' }

/** The average inseam, as a share of the height. */
const USUAL_LEGS = 0.47

/** Returns the recommended size for a rider. A taller rider, or one with longer legs, never gets a smaller frame. */
export function sizeFor<Size extends RiderSize>(sizes: readonly Size[], rider: Rider): SizeAdvice<Size> {
  const ordered = sizes.toSorted((a, b) => a.riderFrom - b.riderFrom)
  const [smallest] = ordered
  const largest = ordered.at(-1)
  if (!smallest || !largest) return { status: 'none' }
  if (rider.height < smallest.riderFrom) return { status: 'too_small', size: smallest }
  if (rider.height > largest.riderTo) return { status: 'too_tall', size: largest }

  const step = ordered.findLastIndex((size, place) => {
    const before = ordered[place - 1]
    return !before || reachOf(rider, before, size) >= middleOf(before, size)
  })
  const size = ordered[step] ?? smallest
  const other = [ordered[step - 1], ordered[step + 1]].find((one) => one && isInRange(rider, one))
  if (!other || !isInRange(rider, size)) return { status: 'fits', size }
  return { status: 'between', size, other, isLarger: size.riderFrom > other.riderFrom }
}

const isInRange = ({ height }: Rider, { riderFrom, riderTo }: RiderSize) =>
  height >= riderFrom && height <= riderTo

/**
 * Returns the height at which one size ends and the next begins: the middle of their overlap, or of the gap between
 * them.
 */
const middleOf = (smaller: RiderSize, larger: RiderSize) => (smaller.riderTo + larger.riderFrom) / 2

/** Returns the height that counts between two sizes: long legs add to it, but only where both sizes would fit. */
function reachOf({ height, inseam }: Rider, smaller: RiderSize, larger: RiderSize): number {
  const isBetween = height >= larger.riderFrom && height <= smaller.riderTo
  if (inseam === null || !isBetween) return height
  return height + inseam - USUAL_LEGS * height
}
