import { expect, test } from 'vitest'

import { addWorkingDays, deliveryDates } from './delivery-dates.ts'

test.each([
  ['2026-11-20', 1, '2026-11-23', 'Friday and one more is Monday'],
  ['2026-11-21', 1, '2026-11-23', 'Saturday and one more is Monday'],
  ['2026-11-23', 5, '2026-11-30', 'five working days are a week'],
  ['2026-12-30', 3, '2027-01-04', 'the year may turn'],
  ['2026-11-23', 0, '2026-11-23', 'none is today'],
])('%s and %i working days: %s (%s)', (start, days, end) => {
  expect(
    addWorkingDays(new Date(`${start}T10:00:00Z`), days)
      .toISOString()
      .slice(0, 10),
  ).toBe(end)
})

test('a Prime as it is, ordered on a Monday, takes 18 working days and 3 to 7 days of transport', () => {
  expect(deliveryDates(new Date('2026-11-23T10:00:00Z'), 18)).toEqual({
    lead_days: 18,
    ready_on: '2026-12-17',
    arrives_from: '2026-12-20',
    arrives_to: '2026-12-24',
    weeks_from: 3,
    weeks_to: 5,
  })
})
