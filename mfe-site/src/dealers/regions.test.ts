import { expect, test } from 'vitest'

import { SAMPLE_DEALERS, sampleDealer } from './dealer-samples.ts'
import { regionInSentence, regionOf, regionsWith } from './regions.ts'

test.each([
  ['CA', -79.4, 'americas'],
  ['IS', -21.9, 'europe'],
  ['DE', 13.4, 'europe'],
  ['AE', 55.3, 'middle-east'],
  ['IL', 34.8, 'middle-east'],
  ['IN', 77.2, 'asia-pacific'],
  ['AU', 151.2, 'asia-pacific'],
])('a dealer in %s is in %s', (countryCode, longitude, region) => {
  expect(regionOf(sampleDealer({ countryCode, longitude }))).toBe(region)
})

test('the regions with dealers stand from west to east', () => {
  expect(regionsWith(SAMPLE_DEALERS).map(({ name, dealers }) => [name, dealers.length])).toEqual([
    ['Europe', 2],
    ['Asia-Pacific', 1],
  ])
  expect(regionsWith([])).toEqual([])
})

test('only a region has a name', () => {
  expect(['middle-east', 'moon', ''].map(regionInSentence)).toEqual(['the Middle East', null, null])
})
