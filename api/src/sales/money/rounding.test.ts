import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shareOf, spread } from './rounding.ts'

test.each([
  [100, 1900, 19],
  [50, 100, 1],
  [49, 100, 0],
  [2695, 810, 218],
  [0, 2500, 0],
  [1_000_000_000, 2100, 210_000_000],
])('of %i cents %i hundredths of a percent are %i, rounded half up', (cents, hundredths, share) => {
  expect(shareOf(cents, hundredths)).toBe(share)
})

const weights = (...cents: number[]) => cents.map((one, at) => ({ cents: one, id: at + 1 }))

test.each([
  ['evenly', 90, weights(100, 100, 100), [30, 30, 30]],
  ['the largest remainder first', 100, weights(1000, 1000, 2000), [25, 25, 50]],
  ['what cannot be shared to the smallest id', 100, weights(100, 100, 100), [34, 33, 33]],
  ['nothing to a weight of nothing', 7, weights(0, 5, 2), [0, 5, 2]],
  ['nothing over nothing', 0, weights(0, 0), [0, 0]],
  ['nothing over nobody', 0, [], []],
])('spreads %s', (_what, whole, over, parts) => {
  expect(spread(whole, over)).toEqual(parts)
})

const anyWeights = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20_000 }),
    cents: fc.oneof(fc.nat(2_000_000_000), fc.constantFrom(100, 200)),
  }),
  { minLength: 1, maxLength: 30, selector: ({ id }) => id },
)

test('the parts make the whole, none is above its weight, and the order of a list says nothing', () => {
  fc.assert(
    fc.property(anyWeights, fc.double({ min: 0, max: 1, noNaN: true }), (over, share) => {
      const sum = over.reduce((total, { cents }) => total + cents, 0)
      const whole = Math.floor(sum * share)
      const parts = spread(whole, over)
      expect(parts.reduce((total, part) => total + part, 0)).toBe(whole)
      expect(parts.every((part, at) => part >= 0 && part <= (over[at]?.cents ?? -1))).toBe(true)
      expect(spread(whole, over.toReversed())).toEqual(parts.toReversed())
    }),
    { numRuns: 2000 },
  )
})
