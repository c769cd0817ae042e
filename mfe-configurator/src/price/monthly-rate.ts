/** The example that prices are told with, besides the whole. */
export const MONTHS = 36
export const PERCENT_A_YEAR = 6.9

/** Nobody pays less than this in rates. */
const LEAST_CENTS = 50_000

/**
 * Dollars a month that pay a price off with its interest in equal rates (an annuity), rounded up to whole ones; null
 * where a rate makes no sense.
 */
export function monthlyRate(totalCents: number): number | null {
  if (totalCents < LEAST_CENTS) return null
  const rate = PERCENT_A_YEAR / 100 / 12
  return Math.ceil((totalCents / 100) * (rate / (1 - (1 + rate) ** -MONTHS)))
}
