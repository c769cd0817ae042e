import { expect, test } from 'vitest'

import { areOpeningHours, readOpeningHours } from './opening-hours.ts'

test.each([
  'Daily 9 to 18',
  'Saturday to Thursday 10 to 22',
  'Monday to Friday 10 to 19, Saturday 10:30 to 16',
  'Monday and Thursday 0 to 24',
])('%s are opening hours', (text) => {
  expect(areOpeningHours(text)).toBe(true)
})

test.each([
  '',
  'by appointment',
  'Mon to Fri 10 to 19',
  'Monday 10 to 9',
  'Monday 10 to 25',
  'Monday 10:70 to 18',
  'Monday 10 to 18,',
  'Daily 9 to 18; Sunday 9 to 12',
])('%j are none', (text) => {
  expect(areOpeningHours(text)).toBe(false)
})

test('hours are read as days and minutes, over the end of the week, too', () => {
  expect(readOpeningHours('Monday to Wednesday 10 to 19, Saturday and Sunday 10:30 to 16')).toEqual([
    { days: [0, 1, 2], from: 600, to: 1140 },
    { days: [5, 6], from: 630, to: 960 },
  ])
  expect(readOpeningHours('Saturday to Monday 10 to 22')?.[0]?.days).toEqual([5, 6, 0])
  expect(readOpeningHours('Friday 10 to 22')?.[0]?.days).toEqual([4])
  expect(readOpeningHours('Daily 9 to 18')?.[0]?.days).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(readOpeningHours('in the mornings')).toBeNull()
})
