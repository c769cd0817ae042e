import { formatPrice } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { difference } from './compare.ts'

test.each([
  [12, 9, '3 more than before (9)'],
  [0, 9, '9 less than before (9)'],
  [9, 0, '9 more than before (0)'],
  [9, 9, 'Same as before (9)'],
  [9, null, 'No earlier figure'],
  [null, 9, '9 before'],
  [null, null, 'No earlier figure'],
])('%s beside %s is "%s"', (now, before, text) => {
  expect(difference({ now, before }, { format: String })).toBe(text)
})

test('the words and the format are the figure’s own', () => {
  const words = { format: formatPrice, more: 'higher', less: 'lower' }
  expect(difference({ now: -5, before: 10.5 }, words)).toBe('$15.50 lower than before ($10.50)')
})
