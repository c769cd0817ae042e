const HUNDRED_PERCENT = 10_000

/** A share of whole cents, in hundredths of a percent, rounded half up. */
export const shareOf = (cents: number, hundredths: number) =>
  Math.floor((cents * hundredths + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT)

export interface Weight {
  /** Never above 2 ** 53, as every sum of cents here. */
  cents: number
  /** Whose it is: among equal remainders the smaller one is rounded up, so that the order of a list says nothing. */
  id: number
}

/**
 * Spreads whole cents over weights by the largest remainder: the parts make the whole, and none is above its weight as
 * long as the whole isn't above their sum.
 */
export function spread(whole: number, weights: readonly Weight[]): number[] {
  const sum = weights.reduce((total, { cents }) => total + cents, 0)
  if (sum === 0) return weights.map(() => 0)
  // The product of two sums of cents may be beyond what a number holds exactly.
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
