import type { DealerData } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import seeded from '../../../seed/dealers.json' with { type: 'json' }
import { nearDealers } from './near-dealers.ts'

const dealers = seeded as DealerData[]
const citiesFor = (country: string) => nearDealers(dealers, country, 'United States').map(({ city }) => city)

test.each([
  ['Germany', 2],
  ['United States', 3],
  ['Australia', 1],
])('%s has its own %i dealers first', (country, count) => {
  const cards = nearDealers(dealers, country, 'United States')
  expect(cards).toHaveLength(3)
  expect(cards.slice(0, count).every((card) => card.country === country)).toBe(true)
})

test('the nearest fill up what a country lacks', () => {
  expect(
    nearDealers(dealers, 'Austria', 'United States')
      .map(({ country }) => country)
      .slice(0, 2),
  ).toEqual(['Austria', 'Germany'])
})

test('a country without a dealer is shown those of the shop’s own', () => {
  expect(citiesFor('Antarctica')[0]).toBe(citiesFor('United States')[0])
  expect(nearDealers([], 'Germany', 'United States')).toEqual([])
})
