import { expect, test } from 'vitest'

import { percentileOf } from './percentile.ts'

test('without visits there is no percentile', () => {
  expect(percentileOf('LCP', [{ step: 2, visits: 0 }])).toBe(null)
})

test('within a step visits count as spread evenly', () => {
  expect(percentileOf('LCP', [{ step: 4, visits: 4 }])).toMatchObject({
    visits: 4,
    p75: 2375,
    rating: 'good',
  })
})

test.each([
  ['INP', 3, 'good'],
  ['INP', 4, 'needs_work'],
  ['INP', 6, 'poor'],
  ['CLS', 2, 'good'],
  ['CLS', 4, 'needs_work'],
  ['CLS', 6, 'poor'],
  ['LCP', 10, 'poor'],
] as const)('%s in step %d is %s', (name, step, rating) => {
  expect(percentileOf(name, [{ step, visits: 1 }])?.rating).toBe(rating)
})
