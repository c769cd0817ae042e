import { expect, test } from 'vitest'

import { durationOf } from './duration.ts'

test.each([
  [0, '0 min'],
  [44.6, '45 min'],
  [59.7, '1 h'],
  [210, '3.5 h'],
  [2879, '48 h'],
  [2880, '2 days'],
  [3024, '2.1 days'],
])('%d minutes read as %s', (minutes, text) => {
  expect(durationOf(minutes)).toBe(text)
})
