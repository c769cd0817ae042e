import type { Metric } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { shareAmong } from './share.ts'

const prime = { power: 750, max_speed: 45, practicality: 60, suspension: 100, range: 90, weight: 22_400 }
const nyx = { power: 600, max_speed: 45, practicality: 66, suspension: 0, range: 105, weight: 17_600 }
const shareOf = shareAmong([prime, nyx], 0)

test.each<[Metric, number, number]>([
  ['power', 750, 1],
  ['power', 600, 0.8],
  ['max_speed', 45, 1],
  ['weight', 17_600, 1],
  ['weight', 22_400, 17.6 / 22.4],
  ['practicality', 0, 0],
])('the best %s has a full bar, and %i fills %d of it', (metric, value, share) => {
  expect(shareOf(metric, value)).toBe(share)
})

test('a bike without suspension has no bar for it', () => {
  expect(shareOf('suspension', 0)).toBeNull()
  expect(shareOf('suspension', 50)).toBe(0.5)
})

test('figures that are shown as equal have equal bars', () => {
  const points = shareAmong([{ ...prime, practicality: 104 }, prime], 0)
  expect([points('practicality', 100), points('practicality', 104)]).toEqual([1, 1])
  const miles = shareAmong([{ ...prime, range: 105 }, prime], 1)
  expect(miles('range', 104)).toBe(1)
})

test('nothing is longer than its track, whatever the figures are', () => {
  const none = { ...prime, practicality: 0, weight: 0 }
  expect(shareAmong([none], 0)('practicality', 0)).toBe(0)
  expect(shareAmong([none], 0)('weight', 0)).toBe(0)
  expect(shareOf('power', 2000)).toBe(1)
  expect(shareAmong([], 0)('weight', 17_600)).toBe(0)
})
