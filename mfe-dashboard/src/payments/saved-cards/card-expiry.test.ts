import { expect, test } from 'vitest'

import { expiryState, formatExpiry } from './card-expiry.ts'

const MID_DECEMBER = new Date(2026, 11, 15)

test.each([
  [11, 2026, 'expired'],
  [12, 2025, 'expired'],
  [12, 2026, 'expiring'],
  [1, 2027, 'expiring'],
  [2, 2027, 'valid'],
  [12, 2027, 'valid'],
] as const)('in December 2026, a card until %i/%i is %s', (month, year, state) => {
  expect(expiryState({ month, year }, MID_DECEMBER)).toBe(state)
})

test('a card can be used until the last day of its month', () => {
  const card = { month: 2, year: 2028 }
  expect(expiryState(card, new Date(2028, 1, 29, 23, 59))).toBe('expiring')
  expect(expiryState(card, new Date(2028, 2, 1))).toBe('expired')
})

test('a month has two digits', () => {
  expect(formatExpiry({ month: 3, year: 2031 })).toBe('03/2031')
})
