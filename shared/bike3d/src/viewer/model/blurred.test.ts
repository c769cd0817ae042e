import { expect, test } from 'vitest'

import { blurred } from './blurred.ts'

test('a single dark cell is spread evenly over its square and nothing is lost', () => {
  const values = new Float32Array(7 * 5)
  values[2 * 7 + 3] = 9
  const spread = blurred(values, 7, 5, 1)
  expect([...spread].filter((value) => value > 0)).toHaveLength(9)
  expect(spread[1 * 7 + 2]).toBeCloseTo(1)
  expect([...spread].reduce((sum, value) => sum + value, 0)).toBeCloseTo(9)
})
