import { expect, test } from 'vitest'

import { offersOf } from './offer.ts'

test('a dealer’s offer begins with test rides', () => {
  expect(offersOf({ services: ['sales', 'service', 'test_ride', 'battery_recycling'] })).toEqual([
    'Test rides',
    'Service',
    'Recycling',
  ])
})

test('sales are named only where there is nothing else', () => {
  expect(offersOf({ services: ['sales'] })).toEqual(['Sales'])
  expect(offersOf({ services: ['sales', 'battery_recycling'] })).toEqual(['Recycling'])
  expect(offersOf({ services: [] })).toEqual([])
})
