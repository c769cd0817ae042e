import { expect, test } from 'vitest'

import { SAMPLE_DEALERS } from './dealer-samples.ts'
import { firstRegion } from './regions.ts'

test.each([
  ['Australia/Perth', 'Asia-Pacific'],
  ['Europe/Lisbon', 'Europe'],
  ['Africa/Cairo', 'Europe'],
  ['America/Lima', 'Europe'],
  ['UTC', 'Europe'],
])('a visitor in %s sees the dealers of %s first', (timeZone, region) => {
  expect(firstRegion(SAMPLE_DEALERS, timeZone, 'en')?.name).toBe(region)
})

test('where the time zone names no part of the world, the country of the language does', () => {
  expect(firstRegion(SAMPLE_DEALERS, 'UTC', 'en-AU')?.name).toBe('Asia-Pacific')
  expect(firstRegion(SAMPLE_DEALERS, 'Europe/Berlin', 'en-AU')?.name).toBe('Europe')
})

test('dealers of one region have no other', () => {
  expect(firstRegion(SAMPLE_DEALERS.slice(0, 2), 'Australia/Perth', 'en')).toBeNull()
  expect(firstRegion([], 'UTC', 'en')).toBeNull()
})
