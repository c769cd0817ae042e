import { expect, test } from 'vitest'

import { progressAt } from './load-progress.ts'

test('each stage begins where the one before it ends', () => {
  expect(progressAt('code', 0)).toBe(0)
  expect(progressAt('code', 1)).toBeCloseTo(progressAt('pieces', 0))
  expect(progressAt('pieces', 1)).toBeCloseTo(progressAt('shade', 0))
})

test('the progress is full only with the first frame', () => {
  expect(progressAt('shade', 1)).toBeCloseTo(0.9)
})

test('a bike of forty pieces is told in steps of five percent', () => {
  const told = new Set(Array.from({ length: 40 }, (_, index) => progressAt('pieces', (index + 1) / 40)))
  expect(told.size).toBe(9)
})
