const HUNDRED_PERCENT = 10_000

/** Returns a share of whole cents, given in hundredths of a percent, rounded half up. */
export const shareOf = (cents: number, hundredths: number) =>
  Math.floor((cents * hundredths + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT)

export interface Weight {
  /** The weight in cents, always below 2 ** 53. */
  cents: number
  /**
   * The id that the weight belongs to. Of equal remainders the smaller id is rounded up, so that the order of the list
   * doesn't matter.
   */
  id: number
}

/**
 * Spreads whole cents over weights by the largest remainder method. The parts add up to the whole, and no part exceeds
 * its weight as long as the whole doesn't exceed the weights' sum.
 */
export function spread(whole: number, weights: readonly Weight[]): number[] {
  const sum = weights.reduce((total, { cents }) => total + cents, 0)
  if (sum === 0) return weights.map(() => 0)
  // The product of two sums of cents may exceed what a number holds exactly, so this uses BigInt.
  const shares = weights.map(({ cents, id }, at) => {
    const product = BigInt(whole) * BigInt(cents)
    return { at, id, part: Number(product / BigInt(sum)), rest: product % BigInt(sum) }
  })
  const missing = whole - shares.reduce((total, { part }) => total + part, 0)
  const raised = new Set(
    shares
      .toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest) || a.id - b.id)
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return shares.map(({ at, part }) => part + Number(raised.has(at)))
}
