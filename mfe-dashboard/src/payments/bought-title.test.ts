import { expect, test } from 'vitest'

import { boughtTitle } from './bought-title.ts'

const line = (title: string, count = 1) => ({ title, count })

test.each([
  [[line('City helmet, M')], 'City helmet, M'],
  [[line('Bell', 2)], '2 × Bell'],
  [[line('Bell'), line('City helmet, M', 3), line('Lock')], 'Bell and 2 more'],
  [[], null],
])('what was bought is told in a few words', (lines, title) => {
  expect(boughtTitle(lines)).toBe(title)
})
