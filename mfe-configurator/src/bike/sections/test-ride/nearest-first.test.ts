import { expect, test } from 'vitest'

import { nearestFirst } from './nearest-first.ts'

const place = (country: string, city: string, latitude: number, longitude: number) => ({
  country,
  city,
  latitude,
  longitude,
})
const DEALERS = [
  place('United Arab Emirates', 'Dubai', 25.2, 55.3),
  place('Austria', 'Innsbruck', 47.3, 11.4),
  place('United States', 'San Francisco', 37.8, -122.4),
  place('United States', 'New York', 40.7, -74),
  place('Germany', 'Berlin', 52.5, 13.4),
]
const cities = (country?: string) => nearestFirst(DEALERS, country).map(({ city }) => city)

test('dealers in the country of delivery stand first, then those nearest to it', () => {
  expect(cities('Germany')).toEqual(['Berlin', 'Innsbruck', 'Dubai', 'New York', 'San Francisco'])
  expect(cities('United States').slice(0, 2)).toEqual(['San Francisco', 'New York'])
})

test('without a country, or with one that has none, they go from west to east', () => {
  const west = ['San Francisco', 'New York', 'Innsbruck', 'Berlin', 'Dubai']
  expect(cities()).toEqual(west)
  expect(cities('Iceland')).toEqual(west)
})
