import { expect, test } from 'vitest'

import { priceOf } from './price-of.ts'

test.each([
  [4490, undefined, 4490],
  [4490, 0, 4490],
  [4490, 190, 4680],
  [0.1, 0.2, 0.3],
])('a bike of %d dollars with a colour of %s costs %d', (bike, colour, total) => {
  expect(priceOf(bike, colour)).toBe(total)
})
