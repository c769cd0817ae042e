import { expect, test } from 'vitest'

import { MONTHS, monthlyRate, PERCENT_A_YEAR } from './monthly-rate.ts'

test.each([
  [449_000, 139],
  [299_000, 93],
  [768_300, 237],
  [50_000, 16],
])('%i cents are $%i a month over 36 months at 6.9 % a year, rounded up', (cents, dollars) => {
  expect(monthlyRate(cents)).toBe(dollars)
})

test.each([0, 7900, 49_999])('%i cents are nothing to pay in rates', (cents) => {
  expect(monthlyRate(cents)).toBeNull()
})

const owedAfter = (rate: number) =>
  Array.from({ length: MONTHS }).reduce<number>((owed) => owed * (1 + PERCENT_A_YEAR / 1200) - rate, 4490)

test('the rates pay the price and its interest, and not a whole dollar a month more', () => {
  expect(owedAfter(139)).toBeLessThanOrEqual(0)
  expect(owedAfter(138)).toBeGreaterThan(0)
})
