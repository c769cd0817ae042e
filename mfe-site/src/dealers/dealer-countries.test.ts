import { expect, test } from 'vitest'

import { dealerCountries } from './dealer-countries.ts'
import type { Dealer } from './dealers.api.ts'

const dealer = (name: string, code: string, city = 'Town'): Dealer => ({
  id: 1,
  name,
  city,
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

test('dealers of a country stand together by city, and the countries by name', () => {
  const all = [dealer('Gracht', 'NL'), dealer('Spree', 'DE', 'Berlin'), dealer('Alster', 'DE', 'Aachen')]
  expect(dealerCountries(all).map(({ name, dealers }) => [name, dealers.map((each) => each.name)])).toEqual([
    ['Country DE', ['Alster', 'Spree']],
    ['Country NL', ['Gracht']],
  ])
})

test('no dealers are no countries', () => {
  expect(dealerCountries([])).toEqual([])
})
