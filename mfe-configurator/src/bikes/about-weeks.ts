const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7
/** The default delivery time in days, when the country is unknown. */
const TRANSPORT = { least: 3, most: 7 }

/**
 * Returns a bike's approximate delivery time in weeks, for its quickest colours. The exact date depends on size and
 * colour.
 */
export function aboutWeeks(leadDays: number): string {
  const days = (leadDays / WORKING_DAYS_A_WEEK) * DAYS_A_WEEK
  const from = Math.max(1, Math.floor((days + TRANSPORT.least) / DAYS_A_WEEK))
  const to = Math.ceil((days + TRANSPORT.most) / DAYS_A_WEEK)
  if (to === 1) return 'a week'
  return from === to ? `${to} weeks` : `${from} to ${to} weeks`
}
