/** The formats of dates and times, each with an example. */
const FORMATS = {
  /** November 21, 2026 */
  day: { dateStyle: 'long' },
  /** Nov 21, 2026 */
  shortDay: { dateStyle: 'medium' },
  /** November 21 */
  dayOfYear: { month: 'long', day: 'numeric' },
  /** Nov 21 */
  shortDayOfYear: { month: 'short', day: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov */
  shortMonth: { month: 'short' },
  /** November 21, 2026 at 9:05 AM */
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  /** 9:05 AM */
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateFormat = keyof typeof FORMATS

/**
 * The time zone of a formatted date: `utc` gives the same text on server and browser; `reader` is the device's time
 * zone.
 */
export type DateZone = 'utc' | 'reader'

// Cached formatters: creating an Intl.DateTimeFormat is slow, and each is used many times.
const made = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a date in American English. `date` is a Date, an ISO time or a calendar day (2026-11-21). The time zone is
 * UTC unless the page is for one reader only.
 */
export function formatDate(date: Date | string, format: DateFormat = 'day', zone: DateZone = 'utc'): string {
  const key = `${format} ${zone}`
  const formatter =
    made.get(key) ??
    new Intl.DateTimeFormat('en-US', { ...FORMATS[format], timeZone: zone === 'utc' ? 'UTC' : undefined })
  made.set(key, formatter)
  return formatter.format(new Date(date))
}
