import type { Size } from '../bikes/bike.ts'

/** A rider, in cm. The inseam decides between two sizes; null: not measured. */
export interface Rider {
  height: number
  inseam: number | null
}

/** `between`: the height is in the range of both; `size` is the better one, `other` can be ridden as well. */
export type SizeAdvice =
  | { status: 'fits'; size: Size }
  | { status: 'between'; size: Size; other: Size; isLarger: boolean }
  | { status: 'too_small'; size: Size }
  | { status: 'too_tall'; size: Size }
  | { status: 'none' }

/** An inseam of most riders, as a part of their height. */
const USUAL_LEGS = 0.47

/** The size for a rider. A taller one is never given a smaller frame, nor is one with longer legs. */
export function sizeFor(sizes: readonly Size[], rider: Rider): SizeAdvice {
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

const isInRange = ({ height }: Rider, { riderFrom, riderTo }: Size) =>
  height >= riderFrom && height <= riderTo

/** Where one size ends and the next begins: in the middle of what both are made for, or of what neither is. */
const middleOf = (smaller: Size, larger: Size) => (smaller.riderTo + larger.riderFrom) / 2

/** How tall a rider counts between two sizes: long legs count as height, but only where both sizes could be ridden. */
function reachOf({ height, inseam }: Rider, smaller: Size, larger: Size): number {
  const isBetween = height >= larger.riderFrom && height <= smaller.riderTo
  if (inseam === null || !isBetween) return height
  return height + inseam - USUAL_LEGS * height
}
