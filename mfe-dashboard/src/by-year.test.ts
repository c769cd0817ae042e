import { expect, test } from 'vitest'

import { byYear } from './by-year.ts'

test('a list is grouped by years, which keep its order', () => {
  const days = ['2027-01-01T00:30:00Z', '2026-12-31T23:30:00Z', '2026-02-01T12:00:00Z'].map(
    (day) => new Date(day),
  )
  const years = byYear(days, (day) => day)
  expect(years.map(({ year, items }) => [year, items.length])).toEqual([
    [2027, 1],
    [2026, 2],
  ])
})
