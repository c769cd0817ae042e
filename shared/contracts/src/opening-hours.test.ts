import { expect, test } from 'vitest'

import { areOpeningHours } from './opening-hours.ts'

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
