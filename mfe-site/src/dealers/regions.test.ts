import { expect, test } from 'vitest'

import { SAMPLE_DEALERS } from './dealer-samples.ts'
import { firstRegion } from './regions.ts'

test.each([
  ['Australia/Perth', 'Asia and Pacific'],
  ['Europe/Lisbon', 'Europe'],
  ['Africa/Cairo', 'Europe'],
  ['America/Lima', 'Europe'],
  ['UTC', 'Europe'],
])('a visitor in %s sees the dealers of %s first', (timeZone, region) => {
  expect(firstRegion(SAMPLE_DEALERS, timeZone)?.name).toBe(region)
})

test('dealers of one region have no other', () => {
  expect(firstRegion(SAMPLE_DEALERS.slice(0, 2), 'Australia/Perth')).toBeNull()
  expect(firstRegion([], 'UTC')).toBeNull()
})
