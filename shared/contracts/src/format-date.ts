// Written without Intl, whose first use takes a slow phone a fifth of a second (decision 070).
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SHORT_LENGTH = 3
const NOON = 12
const MINUTE_MS = 60_000

/** The formats of dates and times, each with an example; `at` is a moment in UTC. */
const FORMATS = {
  /** November 21, 2026 */
  day: (at: Date) => `${monthOf(at)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`,
  /** Nov 21, 2026 */
  shortDay: (at: Date) => `${shortMonthOf(at)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`,
  /** November 21 */
  dayOfYear: (at: Date) => `${monthOf(at)} ${at.getUTCDate()}`,
  /** Nov 21 */
  shortDayOfYear: (at: Date) => `${shortMonthOf(at)} ${at.getUTCDate()}`,
  /** November 2026 */
  month: (at: Date) => `${monthOf(at)} ${at.getUTCFullYear()}`,
  /** Nov */
  shortMonth: (at: Date) => shortMonthOf(at),
  /** November 21, 2026 at 9:05 AM */
  dayAndTime: (at: Date): string => `${FORMATS.day(at)} at ${timeOf(at)}`,
  /** 9:05 AM */
  time: (at: Date) => timeOf(at),
}

export type DateFormat = keyof typeof FORMATS

/**
 * The time zone of a formatted date: `utc` gives the same text on server and browser; `reader` is the device's time
 * zone.
 */
export type DateZone = 'utc' | 'reader'

const monthOf = (at: Date) => MONTHS[at.getUTCMonth()]!
const shortMonthOf = (at: Date) => monthOf(at).slice(0, SHORT_LENGTH)

function timeOf(at: Date) {
  const hours = at.getUTCHours()
  const minutes = String(at.getUTCMinutes()).padStart(2, '0')
  // No line begins with AM or PM.
  return `${hours % NOON || NOON}:${minutes}\u00A0${hours < NOON ? 'AM' : 'PM'}`
}

/**
 * Returns a date in American English. `date` is a Date, an ISO time or a calendar day (2026-11-21). The time zone is
 * UTC unless the page is for one reader only. Throws a RangeError for what is no date.
 */
export function formatDate(date: Date | string, format: DateFormat = 'day', zone: DateZone = 'utc'): string {
  const at = new Date(date)
  if (Number.isNaN(at.getTime())) throw new RangeError(`Not a date: ${String(date)}`)
  const behindUtc = zone === 'reader' ? at.getTimezoneOffset() * MINUTE_MS : 0
  return FORMATS[format](new Date(at.getTime() - behindUtc))
}

/**
 * Returns the days between two dates, both included, in UTC: "December 2 to 7", "December 30 to January 3", or a single
 * day. Throws a RangeError for what is no date.
 */
export function formatDateSpan(
  from: Date | string,
  to: Date | string,
  format: 'dayOfYear' | 'shortDayOfYear' = 'dayOfYear',
): string {
  const [first, last] = [formatDate(from, format), formatDate(to, format)]
  if (first === last) return first
  const [month = '', day] = last.split(' ')
  return `${first} to ${first.startsWith(`${month} `) ? day : last}`
}
