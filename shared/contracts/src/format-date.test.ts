import { expect, test } from 'vitest'

import { type DateFormat, formatDate, formatDateSpan } from './format-date.ts'

const WRITTEN: Record<DateFormat, string> = {
  day: 'November 21, 2026',
  shortDay: 'Nov 21, 2026',
  dayOfYear: 'November 21',
  shortDayOfYear: 'Nov 21',
  month: 'November 2026',
  shortMonth: 'Nov',
  dayAndTime: 'November 21, 2026 at 9:05\u00A0AM',
  time: '9:05\u00A0AM',
}

test.each(Object.entries(WRITTEN))('the format %s writes %s', (format, written) => {
  expect(formatDate(new Date('2026-11-21T09:05:00Z'), format as DateFormat)).toBe(written)
})

test('a calendar day and a late moment stay on their day in every time zone', () => {
  expect(formatDate('2026-11-21')).toBe('November 21, 2026')
  expect(formatDate('2026-11-21T23:59:59Z')).toBe('November 21, 2026')
})

test('a page of one reader tells the time of the device', () => {
  const noon = new Date(2026, 10, 21, 12, 0)
  expect(formatDate(noon, 'time', 'reader')).toBe('12:00\u00A0PM')
})

const INTL: Record<DateFormat, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  dayOfYear: { month: 'long', day: 'numeric' },
  shortDayOfYear: { month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
}

/** Returns Intl's text as ours: with no line's end before AM or PM. */
const keepTime = (text: string) => text.replace(/ (?=[AP]M)/, '\u00A0')

test.each(Object.keys(INTL) as DateFormat[])(
  '%s is what Intl writes, at every hour and in both zones',
  (format) => {
    const [utc, reader] = ['UTC', undefined].map(
      (timeZone) => new Intl.DateTimeFormat('en-US', { ...INTL[format], timeZone }),
    )
    const step = 37 * 3_600_000 + 61_000
    for (let at = Date.UTC(2023, 0, 1); at < Date.UTC(2028, 0, 1); at += step) {
      const date = new Date(at)
      expect(formatDate(date, format)).toBe(keepTime(utc!.format(date)))
      expect(formatDate(date, format, 'reader')).toBe(keepTime(reader!.format(date)))
    }
  },
)

test('what is no date is refused', () => {
  expect(() => formatDate('soon')).toThrow(RangeError)
})

test.each([
  ['2026-12-02', '2026-12-07', 'December 2 to 7'],
  ['2026-12-30', '2027-01-03', 'December 30 to January 3'],
  ['2026-12-02', '2026-12-02', 'December 2'],
])('the days from %s to %s are “%s”', (from, to, written) => {
  expect(formatDateSpan(from, to)).toBe(written)
})

test('a short span repeats no month either', () => {
  expect(formatDateSpan('2026-12-02', '2026-12-07', 'shortDayOfYear')).toBe('Dec 2 to 7')
})
