export const WEEK_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const DAY = `(${WEEK_DAYS.join('|')})`
const TIME = String.raw`(\d{1,2}(?::[0-5]\d)?)`
const PART = new RegExp(`^(?:Daily|${DAY}(?:( to | and )${DAY})?) ${TIME} to ${TIME}$`)
const MIDNIGHT = 24 * 60

/** When a shop is open on some days: days from 0 for Monday, `from` and `to` in minutes since midnight. */
export interface OpenSpan {
  days: number[]
  from: number
  to: number
}

/** Returns the minutes since midnight: 630 for 10:30. */
function minutesOf(time: string): number {
  const [hours, minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const dayNumber = (name: string) => WEEK_DAYS.findIndex((day) => day === name)

/** Returns the days from the first to the last one, over the end of the week if need be: Saturday to Thursday. */
function daysOf(first = '', link = '', last = ''): number[] {
  if (!first) return WEEK_DAYS.map((_name, day) => day)
  if (!last) return [dayNumber(first)]
  const [start, end] = [dayNumber(first), dayNumber(last)]
  if (link === ' and ') return [start, end]
  const count = ((end - start + WEEK_DAYS.length) % WEEK_DAYS.length) + 1
  return Array.from({ length: count }, (_none, at) => (start + at) % WEEK_DAYS.length)
}

function readPart(part: string): OpenSpan | null {
  const [, first, link, last, opens = '', closes = ''] = PART.exec(part) ?? []
  if (!closes) return null
  const span = { days: daysOf(first, link, last), from: minutesOf(opens), to: minutesOf(closes) }
  return span.from < span.to && span.to <= MIDNIGHT ? span : null
}

/**
 * Reads opening hours as the dealers page shows them: "Monday to Friday 10 to 19, Saturday 10:30 to 16" or "Daily 9 to
 * 18", on a clock of 24 hours. Returns null for a text that is none.
 */
export function readOpeningHours(text: string): OpenSpan[] | null {
  const parts = text.split(', ').map(readPart)
  return parts.every((part) => part !== null) ? parts : null
}

/** Returns whether a text is opening hours that can be read. */
export const areOpeningHours = (text: string): boolean => readOpeningHours(text) !== null
