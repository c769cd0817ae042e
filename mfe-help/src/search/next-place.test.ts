import { expect, test } from 'vitest'

import { nextPlace } from './next-place.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, null],
  ['a', 1, 3, null],
])('%s at place %i of %i suggestions leads to %s', (key, place, count, next) => {
  expect(nextPlace(key, place, count)).toBe(next)
})
