import { expect, test } from 'vitest'

import { backOn, deliveryPrice, deliveryTime } from './delivery.ts'

const usa = { country: 'United States', price: 9, freeFrom: 150, days: { min: 3, max: 6 } }

test('delivery is told as a person would say it', () => {
  expect(deliveryTime(usa)).toBe('3 to 6 working days to the United States')
  expect(deliveryTime({ ...usa, country: 'Germany', days: { min: 2, max: 2 } })).toBe(
    '2 working days to Germany',
  )
  expect(deliveryPrice(usa)).toBe('$9, free from $150')
  expect(deliveryPrice({ ...usa, freeFrom: null })).toBe('$9')
  expect(deliveryPrice({ ...usa, price: 0 })).toBe('Free')
})

test('the day of return is a day, whatever time zone its reader is in', () => {
  expect(backOn('2026-12-14')).toBe('Back on December 14')
  expect(backOn(null)).toBeNull()
  expect(backOn('soon')).toBeNull()
})
