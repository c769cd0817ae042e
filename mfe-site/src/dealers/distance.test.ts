import { expect, test } from 'vitest'

import { formatDistance, kilometresBetween } from './distance.ts'

const berlin = { latitude: 52.52, longitude: 13.41 }
const munich = { latitude: 48.14, longitude: 11.58 }
const sydney = { latitude: -33.87, longitude: 151.21 }

test('Berlin and Munich are about 504 km apart, either way', () => {
  expect(kilometresBetween(berlin, munich)).toBeCloseTo(504.3, 0)
  expect(kilometresBetween(munich, berlin)).toBe(kilometresBetween(berlin, munich))
})

test('a place is no distance from itself, and the date line adds nothing', () => {
  expect(kilometresBetween(sydney, sydney)).toBe(0)
  expect(
    kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }),
  ).toBeCloseTo(111.2, 0)
})

test.each([
  [504.3, 0, '504 km'],
  [504.3, 1, '313 mi'],
  [16_094.2, 0, '16,094 km'],
  [3, 0, 'under 10 km'],
  [0, 1, 'under 10 mi'],
  [15.9, 1, 'under 10 mi'],
] as const)('%d km in unit %d are %s', (kilometres, unit, text) => {
  expect(formatDistance(kilometres, unit)).toBe(text)
})
