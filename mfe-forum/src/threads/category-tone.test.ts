import { expect, test } from 'vitest'

import { toneOf } from './category-tone.ts'

test('each of nine categories has a colour of its own, and a tenth has the first one again', () => {
  expect([1, 2, 9, 10].map(toneOf)).toEqual([1, 2, 9, 1])
})

test('all categories together have none', () => {
  expect(toneOf(null)).toBeUndefined()
})
