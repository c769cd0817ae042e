import { expect, test } from 'vitest'

import { countriesOf, dealersPath, filterDealers, readFilter } from './dealer-filter.ts'
import { SAMPLE_DEALERS } from './dealer-samples.ts'

const cities = (query: string) =>
  filterDealers(SAMPLE_DEALERS, readFilter(new URLSearchParams(query))).map(({ city }) => city)

test.each([
  ['', ['Berlin', 'Munich', 'Sydney']],
  ['country=DE', ['Berlin', 'Munich']],
  ['service=test_ride', ['Munich']],
  ['bike=nireeka-prime', ['Munich', 'Sydney']],
  ['bike=nireeka-prime&country=AU', ['Sydney']],
  ['service=test_ride&country=AU', []],
  ['country=XX', []],
  ['region=europe', ['Berlin', 'Munich']],
  ['region=asia-pacific&service=sales', ['Sydney']],
  ['region=moon', []],
  ['service=%3Cscript%3E', []],
])('?%s finds %j', (query, expected) => {
  expect(cities(query)).toEqual(expected)
})

test('the address holds what is asked for and nothing else', () => {
  expect(dealersPath({ region: '', country: '', service: '', bike: '' })).toBe('/dealers')
  expect(dealersPath({ region: '', country: 'DE', service: '', bike: 'nyx' })).toBe(
    '/dealers?country=DE&bike=nyx',
  )
  expect(dealersPath({ region: 'europe', country: '', service: '', bike: '' })).toBe('/dealers?region=europe')
})

test('countries stand by their names, each once', () => {
  expect(countriesOf(SAMPLE_DEALERS).map(({ code }) => code)).toEqual(['AU', 'DE'])
})
