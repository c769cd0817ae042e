import { expect, test } from 'vitest'

import { inDays, inShort, inWeeks } from './delivery-labels.ts'

const time = { from: '2026-12-28', to: '2027-01-01', weeksFrom: 3, weeksTo: 5 }

test('delivery dates are days, the same ones in every time zone', () => {
  expect(inDays(time)).toBe('December 28 to January 1')
})

test('the month is named once where both days are in it, shortened where there is little room', () => {
  const inOneMonth = { ...time, from: '2026-12-21', to: '2026-12-25' }
  expect(inDays(inOneMonth)).toBe('December 21 to 25')
  expect(inShort(inOneMonth)).toBe('Dec 21 to 25')
  expect(inShort(time)).toBe('Dec 28 to Jan 1')
})

test.each([
  [3, 5, 'in 3 to 5 weeks'],
  [4, 4, 'in 4 weeks'],
  [1, 1, 'in 1 week'],
])('delivery dates come as a range of weeks: %i to %i', (weeksFrom, weeksTo, words) => {
  expect(inWeeks({ ...time, weeksFrom, weeksTo })).toBe(words)
})
