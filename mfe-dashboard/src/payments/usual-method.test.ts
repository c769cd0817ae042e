import { expect, test } from 'vitest'

import { usualMethod } from './usual-method.ts'

const visa = { provider: 'stripe', card: 'Visa ending in 4242' }
const paypal = { provider: 'paypal', card: null }

test('the way of paying that prevails is said once for all', () => {
  expect(usualMethod([visa, paypal, visa])).toBe('Visa ending in 4242')
})

test('where no way prevails, each payment says its own', () => {
  expect(usualMethod([visa, visa, paypal, paypal])).toBeNull()
})

test('one or two payments say their own', () => {
  expect(usualMethod([visa, visa])).toBeNull()
})
