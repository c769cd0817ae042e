const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7
/** Days on the way, where nobody has said which country. */
const TRANSPORT = { least: 3, most: 7 }

/** How long a bike takes in the colours that are quickest, without a date: the date itself comes with size and colour. */
export function aboutWeeks(leadDays: number): string {
  const days = (leadDays / WORKING_DAYS_A_WEEK) * DAYS_A_WEEK
  const from = Math.max(1, Math.floor((days + TRANSPORT.least) / DAYS_A_WEEK))
  const to = Math.ceil((days + TRANSPORT.most) / DAYS_A_WEEK)
  if (to === 1) return 'a week'
  return from === to ? `${to} weeks` : `${from} to ${to} weeks`
}
