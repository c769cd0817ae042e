import { expect, test } from 'vitest'

import { aboutWeeks } from './about-weeks.ts'

test.each([
  [18, '4 to 5 weeks'],
  [12, '2 to 4 weeks'],
  [24, '5 to 6 weeks'],
  [0, 'a week'],
])('%i working days and the way are about %s', (leadDays, words) => {
  expect(aboutWeeks(leadDays)).toBe(words)
})
