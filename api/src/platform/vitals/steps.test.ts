import { VITAL_NAMES } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { STEPS, stepOf } from './steps.ts'

test.each([
  ['LCP', 0, 0],
  ['LCP', 500, 0],
  ['LCP', 500.1, 1],
  ['LCP', 2500, 4],
  ['LCP', 600_000, 10],
  ['INP', 200, 3],
  ['INP', 201, 4],
  ['CLS', 0.1, 2],
  ['CLS', 3, 6],
  ['TTFB', 799.9, 3],
] as const)('%s of %d is in step %d', (name, value, step) => {
  expect(stepOf(name, value)).toBe(step)
})

test('every scale rises, and the table has room for its steps', () => {
  for (const name of VITAL_NAMES) {
    expect(STEPS[name].toSorted((a, b) => a - b)).toEqual(STEPS[name])
    expect(STEPS[name].length).toBeLessThanOrEqual(12)
  }
})
