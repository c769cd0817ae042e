import { expect, test } from 'vitest'

import { halton, lightSample } from './sampling.ts'

test('the numbers of a spread lie between 0 and 1 and around the middle', () => {
  const numbers = Array.from({ length: 64 }, (_, i) => halton(i + 1, 2))
  expect(Math.min(...numbers)).toBeGreaterThan(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, value) => sum + value, 0) / 64).toBeCloseTo(0.5, 1)
})

test('as many lights as asked for are key lights, and all shine from above', () => {
  const lights = Array.from({ length: 28 }, (_, i) => lightSample(i, 28, 0.45))
  expect(lights.filter(({ isKey }) => isKey)).toHaveLength(13)
  for (const { from } of lights) expect(from[1]).toBeGreaterThan(0.3)
})
