/** An event of whole days. Days are such as 2026-12-18. */
export interface DayEvent {
  /** What identifies the event, also in later files. */
  uid: string
  /** Grows with each change of the event. */
  sequence: number
  /** When the event was last changed. */
  stamp: Date
  first: string
  /** The day after the last one. */
  end: string
  summary: string
  description: string
  url: string
}

const MOST_BYTES = 75

/** Returns a calendar file (RFC 5545) with one event, which takes no time of its reader's. */
export const writeCalendar = (event: DayEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nireeka//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcTime(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${compact(event.first)}`,
    `DTEND;VALUE=DATE:${compact(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')

/** Returns the day after a day such as 2026-12-18. */
export function addDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const compact = (day: string) => day.replaceAll('-', '')

const utcTime = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Escapes a text value (section 3.3.11). Control characters other than line breaks are dropped. */
export const escapeText = (words: string): string =>
  words
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Folds a line into parts of at most 75 bytes, without cutting a character (section 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_BYTES) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
