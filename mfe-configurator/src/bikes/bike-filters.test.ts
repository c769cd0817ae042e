import { expect, test } from 'vitest'

import { type BikeFilters, budgetsFor, matches, readFilters, filtersPath } from './bike-filters.ts'

const ANY: BikeFilters = { use: null, budget: null, height: null }
const PRIME = { use: 'All-terrain flagship', price: 4490 }
const HOMIE = { use: 'City step-through', price: 2990 }
const NYX = { use: 'Fast urban and gravel', price: 3790 }
const ALL = [PRIME, HOMIE, NYX]

test.each([
  ['', ANY],
  ['use=city&budget=4000&height=172', { use: 'city', budget: 4000, height: 172 }],
  ['height=171', { ...ANY, height: 172 }],
  ['height=30', ANY],
  ['use=boat&budget=-1&height=1.7', ANY],
  ['use=toString&budget=1e9&height=0', ANY],
])('the address ?%s asks for %o', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters)
})

test('an address holds what is asked for and nothing else', () => {
  const filters: BikeFilters = { use: 'city', budget: 4000, height: 172 }
  expect(filtersPath(ANY)).toBe('/configurator')
  expect(filtersPath(filters)).toBe('/configurator?use=city&budget=4000&height=172')
  expect(filtersPath(filters, { use: null, height: 180 })).toBe('/configurator?budget=4000&height=180')
})

test.each([
  [{}, ALL],
  [{ use: 'city' }, [HOMIE, NYX]],
  [{ use: 'trail' }, [PRIME, NYX]],
  [{ use: 'fast' }, [NYX]],
  [{ budget: 3000 }, [HOMIE]],
  [{ budget: 3790 }, [HOMIE, NYX]],
  [{ use: 'trail', budget: 3000 }, []],
] as const)('%o leaves the right bikes', (filters, left) => {
  expect(ALL.filter((bike) => matches(bike, { ...ANY, ...filters }))).toEqual(left)
})

test('budgets are those that tell the bikes apart, where there are more than a few', () => {
  expect(budgetsFor([...ALL, ...ALL], ANY)).toEqual([3000, 4000])
  expect(budgetsFor(ALL, ANY)).toEqual([])
  expect(budgetsFor([], ANY)).toEqual([])
})

test('with a budget in the address there are budgets to choose from', () => {
  expect(budgetsFor(ALL, { budget: 3000 })).toEqual([3000, 4000])
})
