import { expect, test } from 'vitest'

import { typingDistance } from './typing-distance.ts'

test.each([
  ['brake', 'brake', 0, 0],
  ['brak', 'brake', 1, 0],
  ['brakke', 'brake', 1, 1],
  ['braek', 'brake', 1, 1],
  ['vrake', 'brake', 1, 1],
  ['bater', 'battery', 2, 1],
  ['cat', 'dog', 3, 3],
  ['', 'dog', 3, 0],
])('%s is %s with %i errors, and its beginning with %i', (typed, known, whole, beginning) => {
  expect(typingDistance(typed, known)).toEqual({ whole, beginning })
})
