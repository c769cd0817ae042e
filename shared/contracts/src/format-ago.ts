import { formatDate } from './format-date.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From a week on, the day says more than the days since. */
const DAYS_AT_MOST = 7

/** Returns how long ago a moment was, such as "3 h ago"; its day if that is a week or longer. */
export function formatAgo(date: Date | string, now: Date): string {
  const passed = now.getTime() - new Date(date).getTime()
  if (passed >= DAYS_AT_MOST * DAY) return formatDate(date, 'shortDay')
  if (passed >= DAY) return passed < 2 * DAY ? '1 day ago' : `${Math.floor(passed / DAY)} days ago`
  if (passed >= HOUR) return `${Math.floor(passed / HOUR)} h ago`
  // A clock that is behind the server's makes a moment lie ahead.
  return passed >= MINUTE ? `${Math.floor(passed / MINUTE)} min ago` : 'just now'
}
