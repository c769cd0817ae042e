import { expect, test } from 'vitest'

import { dealerCountries } from './dealer-countries.ts'
import type { Dealer } from './dealers.api.ts'

const dealer = (name: string, code: string): Dealer => ({
  id: 1,
  name,
  city: 'Town',
  country: `Country ${code}`,
  countryCode: code,
  latitude: 0,
  longitude: 0,
  services: [],
  bikes: [],
  hours: null,
  note: null,
  phone: '555-0100',
  email: 'shop@example.com',
})

test('dealers of a country stand together, countries in the order in which they first come', () => {
  const countries = dealerCountries([dealer('Spree', 'DE'), dealer('Gracht', 'NL'), dealer('Isar', 'DE')])
  expect(countries.map(({ name, dealers }) => [name, dealers.map((each) => each.name)])).toEqual([
    ['Country DE', ['Spree', 'Isar']],
    ['Country NL', ['Gracht']],
  ])
})

test('no dealers are no countries', () => {
  expect(dealerCountries([])).toEqual([])
})
