import { expect, test } from 'vitest'

import { arrange } from './arrange.ts'
import { sampleDealer } from './dealer-samples.ts'

const berlin = sampleDealer({ id: 1, city: 'Berlin' })
const aachen = sampleDealer({ id: 2, city: 'Aachen' })
const closed = sampleDealer({ id: 3, name: 'Zug um Zug', city: 'Aachen', hours: null })
const vienna = sampleDealer({ id: 4, city: 'Vienna', country: 'Austria', countryCode: 'AT' })
const denver = sampleDealer({ id: 5, city: 'Denver', country: 'United States', longitude: -104.99 })

const idsOf = (group: ReturnType<typeof arrange>[number]) => group.dealers.map(({ dealer }) => dealer.id)

test('regions come from west to east, as their links do, and each has its dealers by town', () => {
  const groups = arrange([denver, closed, berlin, vienna, aachen], null)
  expect(groups.map((group) => [group.id, group.heading, idsOf(group)])).toEqual([
    ['region-americas', 'Americas', [5]],
    ['region-europe', 'Europe', [2, 3, 1, 4]],
  ])
})

test('numbers go on from region to region', () => {
  const groups = arrange([denver, berlin, vienna], null)
  expect(
    groups.map((group) => group.dealers.map(({ number, dealer }) => `${number} ${dealer.city}`)),
  ).toEqual([['1 Denver'], ['2 Berlin', '3 Vienna']])
})

test('no dealers are no regions', () => {
  expect(arrange([], null)).toEqual([])
})

test('with a chosen town the nearest come first, and in one town those that come first by name', () => {
  const near = { label: 'Berlin', latitude: 52.52, longitude: 13.41 }
  const wannsee = sampleDealer({ id: 6, name: 'Wannsee Volt' })
  const [group] = arrange([denver, wannsee, berlin], near)
  expect([group!.heading, idsOf(group!)]).toEqual(['Nearest to Berlin', [1, 6, 5]])
})
