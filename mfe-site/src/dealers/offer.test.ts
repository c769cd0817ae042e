import { expect, test } from 'vitest'

import { offerOf } from './offer.ts'

test('a dealer’s offer begins with test rides', () => {
  expect(offerOf({ services: ['sales', 'service', 'test_ride', 'battery_recycling'] })).toBe(
    'Test rides · Service · Recycling',
  )
})

test('sales are named only where there is nothing else', () => {
  expect(offerOf({ services: ['sales'] })).toBe('Sales')
  expect(offerOf({ services: ['sales', 'battery_recycling'] })).toBe('Recycling')
  expect(offerOf({ services: [] })).toBe('')
})
