/** The number of months in the example instalment plan. */
export const MONTHS = 36
export const PERCENT_A_YEAR = 6.9

/** The smallest amount, in cents, that can be paid in instalments. */
const LEAST_CENTS = 50_000

/**
 * Returns the monthly instalment (an annuity with interest) in dollars, rounded up to whole dollars; null if the
 * price is too low.
 */
export function monthlyRate(totalCents: number): number | null {
  if (totalCents < LEAST_CENTS) return null
  const rate = PERCENT_A_YEAR / 100 / 12
  return Math.ceil((totalCents / 100) * (rate / (1 - (1 + rate) ** -MONTHS)))
}
