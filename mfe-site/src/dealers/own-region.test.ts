import { expect, test } from 'vitest'

import { SAMPLE_DEALERS } from './dealer-samples.ts'
import { ownRegion } from './own-region.ts'

const citiesFor = (zone: string, dealers = SAMPLE_DEALERS) => ownRegion(dealers, zone).map(({ city }) => city)

test('the browser’s time zone says which region is the visitor’s', () => {
  expect(citiesFor('Europe/Lisbon')).toEqual(['Berlin', 'Munich'])
  expect(citiesFor('Australia/Perth')).toEqual(['Sydney'])
})

test('where there is no dealer, or the region isn’t known, the list’s first region is shown', () => {
  expect(citiesFor('America/Lima')).toEqual(['Berlin', 'Munich'])
  expect(citiesFor('UTC', SAMPLE_DEALERS.toReversed())).toEqual(['Sydney'])
  expect(citiesFor('Europe/Paris', [])).toEqual([])
})
