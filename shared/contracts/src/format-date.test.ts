import { expect, test } from 'vitest'

import { type DateFormat, formatDate } from './format-date.ts'

const WRITTEN: Record<DateFormat, string> = {
  day: 'November 21, 2026',
  shortDay: 'Nov 21, 2026',
  dayOfYear: 'November 21',
  shortDayOfYear: 'Nov 21',
  month: 'November 2026',
  shortMonth: 'Nov',
  dayAndTime: 'November 21, 2026 at 9:05 AM',
  time: '9:05 AM',
}

test.each(Object.entries(WRITTEN))('the format %s writes %s', (format, written) => {
  expect(formatDate(new Date('2026-11-21T09:05:00Z'), format as DateFormat).replaceAll('\u202f', ' ')).toBe(
    written,
  )
})

test('a calendar day and a late moment stay on their day in every time zone', () => {
  expect(formatDate('2026-11-21')).toBe('November 21, 2026')
  expect(formatDate('2026-11-21T23:59:59Z')).toBe('November 21, 2026')
})

test('a page of one reader tells the time of the device', () => {
  const noon = new Date(2026, 10, 21, 12, 0)
  expect(formatDate(noon, 'time', 'reader').replaceAll('\u202f', ' ')).toBe('12:00 PM')
})
