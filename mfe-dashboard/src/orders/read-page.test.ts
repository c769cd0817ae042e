import { expect, test } from 'vitest'

import { readPage } from './read-page.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=1000000', 1],
  ['page=two', 1],
])('the address ?%s asks for page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})
