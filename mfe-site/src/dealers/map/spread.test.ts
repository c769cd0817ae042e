import { expect, test } from 'vitest'

import { spread } from './spread.ts'

test('points that are far enough from each other stay where they are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  expect(spread(points, 10)).toEqual(points)
})

test('two that are too near part along the line between them, each as far', () => {
  const [one, other] = spread(
    [
      { x: 0, y: 0 },
      { x: 0, y: 6 },
    ],
    10,
  )!
  expect(one).toEqual({ x: 0, y: expect.closeTo(-2, 0) })
  expect(other).toEqual({ x: 0, y: expect.closeTo(8, 0) })
  expect(other!.y - one!.y).toBeGreaterThanOrEqual(10)
})

test('too many in one place aren’t parted', () => {
  const crowd = Array.from({ length: 40 }, (_, place) => ({ x: place / 10, y: (place % 7) / 10 }))
  expect(spread(crowd, 10)).toBeNull()
})
