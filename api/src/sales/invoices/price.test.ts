import { expect, test } from 'vitest'

import { price } from './price.ts'

test.each([
  [0, '$0.00'],
  [123_450, '$1,234.50'],
  [-3466, '−$34.66'],
])('%i cents are printed as %s', (cents, text) => {
  expect(price(cents)).toBe(text)
})
