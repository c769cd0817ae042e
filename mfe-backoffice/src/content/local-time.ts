const MINUTE_MS = 60_000
/** The length of a date and time up to the minute: 2026-11-01T09:30. */
const TO_THE_MINUTE = 16

/** Returns a time as an input of a date and time has it, in the reader's time zone; empty for none. */
export function localTime(moment: string | null): string {
  if (moment === null) return ''
  const time = new Date(moment)
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS)
  return shifted.toISOString().slice(0, TO_THE_MINUTE)
}

/** Returns what such an input holds as a time in UTC; null for an empty or incomplete one. */
export function momentOf(typed: string): string | null {
  const time = new Date(typed)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
