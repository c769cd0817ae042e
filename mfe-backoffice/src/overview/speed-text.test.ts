import { expect, test } from 'vitest'

import { p75Of } from './speed-text.ts'

const speed = (p75: number, isMore = false) => ({ visits: 4, p75, isMore, rating: 'good' as const })

test.each([
  ['LCP', speed(2375), '2.4 s'],
  ['INP', speed(180.4), '180 ms'],
  ['CLS', speed(0.05), '0.05'],
  ['LCP', speed(10_000, true), 'over 10.0 s'],
] as const)('%s of %o reads as %s', (name, value, text) => {
  expect(p75Of(name, value)).toBe(text)
})
