import { expect, test } from 'vitest'

import {
  allParts,
  choosePart,
  differenceOf,
  effectOf,
  EMPTY_BUILD,
  fitToBike,
  isForSale,
  isOn,
  type OfferedBike,
  performanceOf,
  priceOf,
  readCode,
  toCode,
} from './index.ts'
import { sampleOffer } from './sample-offer.ts'

const prime = sampleOffer('prime')
const homie = sampleOffer('homie')
const nyx = sampleOffer('nyx')

const part = (bike: OfferedBike, id: number) => allParts(bike).find((one) => one.id === id)!
const choose = (bike: OfferedBike, ids: readonly number[]) =>
  ids.reduce((build, id) => choosePart(bike, build, part(bike, id)), EMPTY_BUILD)

test.each([
  ['Prime, all defaults', prime, 0, [], 449_000, [750, 45, 60, 100, 90, 22_400]],
  [
    'Prime commuter',
    prime,
    19_000,
    [105, 503, 205, 303, 403, 1002, 1102, 2001, 2002, 2101, 2102],
    768_300,
    [1000, 45, 105, 140, 102, 28_400],
  ],
  [
    'Homie family',
    homie,
    0,
    [204, 403, 702, 903, 1002, 2001, 2002, 2003, 2004, 2103, 2202],
    504_100,
    [500, 32, 130, 90, 102, 25_900],
  ],
  [
    'Nyx max',
    nyx,
    59_000,
    [208, 303, 402, 606, 703, 803, 1003, 1102, 2004, 2101, 2102, 2104, 2201],
    903_100,
    [600, 45, 87, 40, 172, 20_400],
  ],
  ['Prime dual, 25 km/h', prime, 49_000, [207, 1204, 803, 702], 646_800, [750, 25, 64, 100, 191, 26_600]],
])('the catalogue’s build "%s" has its checked total and figures', (...row) => {
  const [, bike, colour, ids, total, figures] = row
  const build = choose(bike, ids)
  expect(priceOf(bike, build, colour).totalCents).toBe(total)
  expect(Object.values(performanceOf(bike, build))).toEqual(figures)
})

test('choosing a part replaces the one in its slot, and the default takes it out again', () => {
  expect(choose(prime, [402, 403]).partIds).toEqual([403])
  expect(choose(prime, [402, 403, 401]).partIds).toEqual([])
  expect(choose(prime, [403, 403]).partIds).toEqual([403])
})

test('parts of a slot of many go in and out', () => {
  expect(choose(prime, [2103, 2101]).partIds).toEqual([2101, 2103])
  expect(choose(prime, [2103, 2101, 2103]).partIds).toEqual([2101])
})

test('parts of category 3 are the upgrades of a build; free choices cost nothing', () => {
  const price = priceOf(prime, choose(prime, [302, 902, 503, 2004]), 19_000)
  expect(price).toMatchObject({
    bikeCents: 449_000,
    colourCents: 19_000,
    upgradeCents: 25_900,
    totalCents: 493_900,
  })
  expect(price.parts.map(({ part: { id }, cents }) => [id, cents])).toEqual([
    [503, 22_000],
    [2004, 3900],
  ])
})

test('the difference and the effect of a part are those of what it replaces', () => {
  const build = choose(prime, [205])
  expect(differenceOf(prime, build, part(prime, 207))).toBe(85_000)
  expect(effectOf(prime, build, part(prime, 207))).toEqual({
    power: 0,
    max_speed: 0,
    practicality: -4,
    suspension: 0,
    range: 66,
    weight: 3200,
  })
  expect(differenceOf(prime, build, part(prime, 202))).toBe(-34_000)
})

test.each([
  ['a bigger battery takes the old one’s price off', [205], [207], 85_000],
  ['a cheaper one costs nothing, and nothing is paid out', [207], [205], 0],
  ['nothing is taken off where it was a default', [], [205], 34_000],
  ['a slot of many keeps what it has', [2101], [2102], 14_900],
  ['what it has isn’t bought again', [2101, 205], [2101, 205], 0],
  ['each slot by itself', [207, 803], [205, 402], 89_000],
])('upgrades: %s', (_what, owned, bought, cents) => {
  const bike = sampleOffer('prime', owned)
  expect(priceOf(bike, choose(bike, bought), 19_000)).toMatchObject({
    bikeCents: 0,
    colourCents: 0,
    totalCents: cents,
  })
})

test('upgrades start from what the bike has, and taking one out puts that back', () => {
  const bike = sampleOffer('prime', [205, 2101])
  expect(performanceOf(bike, EMPTY_BUILD)).toMatchObject({ range: 112, practicality: 64 })
  const build = choose(bike, [207])
  expect(performanceOf(bike, build)).toMatchObject({ range: 178, practicality: 60 })
  expect(choosePart(bike, build, part(bike, 205))).toEqual(EMPTY_BUILD)
  expect(choosePart(bike, EMPTY_BUILD, part(bike, 2101))).toEqual(EMPTY_BUILD)
  expect(isOn(bike, EMPTY_BUILD, part(bike, 2101))).toBe(true)
})

test.each([
  [205, true],
  [2201, true],
  [803, true],
  [302, false],
  [1204, false],
  [202, true],
])('for an owned bike only upgrades are sold, beside what it has: part %i %s', (id, isSold) => {
  expect(isForSale(sampleOffer('prime', [803]), part(prime, id))).toBe(isSold)
  expect(isForSale(prime, part(prime, id))).toBe(true)
})

test.each([
  ['', { ...EMPTY_BUILD }],
  ['1-c-5', { sizeId: 12, colourId: 5, ral: [], partIds: [] }],
  ['1-c-8-5024', { sizeId: 12, colourId: 8, ral: ['5024'], partIds: [] }],
  ['1-c-9-5024.9010-5r.1jn', { sizeId: 12, colourId: 9, ral: ['5024', '9010'], partIds: [207, 2003] }],
  ['1----5r', { sizeId: null, colourId: null, ral: [], partIds: [207] }],
])('the code "%s" means the same for ever', (code, build) => {
  expect(readCode(code)).toEqual(build)
  expect(toCode(build)).toBe(code)
})

test.each([
  '2-c-5',
  '1-0',
  '1-c-5-502',
  '1-c-5--5r..5s',
  '1-C',
  ' 1-c',
  '1-zzzzzz',
  '1-c-5--5r-',
  '1-c-5-5024.9010.1000',
])('the code "%s" is none', (code) => {
  expect(readCode(code)).toBeNull()
})

test.each([
  ['gone from the catalogue', [205, 999], [205], 1],
  ['of another bike', [208, 205], [205], 1],
  ['second in a slot for one', [205, 207], [205], 1],
  ['named twice', [205, 205], [205], 0],
  ['the default, or twice in a slot of many', [202, 2004, 2004], [2004], 0],
])('a part that is %s is left out, and told', (_what, partIds, kept, gone) => {
  expect(fitToBike(prime, { ...EMPTY_BUILD, sizeId: 12, partIds })).toEqual({
    build: { ...EMPTY_BUILD, sizeId: 12, partIds: kept },
    gone,
  })
})

test('a code for an owned bike buys what is sold alone, and nothing that it has', () => {
  const bike = sampleOffer('prime', [205])
  expect(fitToBike(bike, { ...EMPTY_BUILD, partIds: [205, 302, 2004] })).toEqual({
    build: { ...EMPTY_BUILD, partIds: [2004] },
    gone: 1,
  })
})

test('a part that nobody knows costs nothing and does nothing', () => {
  const build = { ...EMPTY_BUILD, partIds: [999, 205] }
  expect(priceOf(prime, build).totalCents).toBe(483_000)
  expect(performanceOf(prime, build)).toEqual(performanceOf(prime, choose(prime, [205])))
})
