import { describe, expect, test } from 'vitest'

import type { Destination, PricedLine } from './rules.ts'
import { freeShipping, shippingOffers } from './shipping.ts'
import {
  antarctica,
  australia,
  bike,
  canada,
  germany,
  giftCard,
  line,
  switzerland,
  unitedStates,
} from './test-data.ts'

const battery = line({ product_id: 14, weight_g: 3600, unit_cents: 4900, no_air: true })
const grams = (weight_g: number) => line({ weight_g })

const costs = (lines: PricedLine[], place: Destination) =>
  Object.fromEntries(shippingOffers(lines, place).map(({ method, cents }) => [method, cents]))

test.each<[what: string, PricedLine[], Destination, costs: [standard: number, express?: number]]>([
  ['a bell', [line()], unitedStates, [900, 2400]],
  ['a bell', [line()], canada, [1500, 3700]],
  ['a bell', [line()], germany, [800, 2000]],
  ['a bell', [line()], switzerland, [1400, 2600]],
  ['a bell', [line()], australia, [2200, 6100]],
  ['goods that nobody has weighed', [line({ weight_g: null })], germany, [800, 2000]],
  ['five kilograms', [grams(5000)], germany, [800, 2000]],
  ['a gram more', [grams(5001)], germany, [1300, 2500]],
  ['six kilograms', [grams(6000)], germany, [1300, 2500]],
  ['six kilograms in pieces', [line({ weight_g: 500, count: 13, unit_cents: 100 })], germany, [1800, 3000]],
  ['six kilograms', [grams(6000)], unitedStates, [1300, 2800]],
  ['six kilograms', [grams(6000)], canada, [2100, 4300]],
  ['six kilograms', [grams(6000)], australia, [3400, 7300]],
  ['a bike', [bike()], germany, [12_900]],
  ['a bike that takes heavy goods along', [bike(), grams(9000)], germany, [12_900]],
  ['two bikes in two boxes', [bike({ count: 2 })], germany, [25_800]],
  ['a battery, which never flies', [battery], germany, [800]],
  ['a bell beside a battery', [line(), battery], australia, [2200]],
  ['a gift card beside a bell', [giftCard(), line()], germany, [800, 2000]],
])('%s: what the ways to send it cost (%#)', (_what, lines, place, [standard, express]) => {
  expect(costs(lines, place)).toEqual(express === undefined ? { standard } : { standard, express })
})

test.each([
  [unitedStates, { min: 1, max: 4 }],
  [canada, { min: 2, max: 5 }],
  [germany, { min: 1, max: 3 }],
  [australia, { min: 3, max: 9 }],
  [
    { ...unitedStates, days_min: 1, days_max: 2 },
    { min: 1, max: 1 },
  ],
])('express is sooner, and never before the next working day (%#)', (place, days) => {
  const [standard, express] = shippingOffers([line()], place)
  expect(standard?.days).toEqual({ min: place.days_min, max: place.days_max })
  expect(express?.days).toEqual(days)
})

test('what has nothing to send goes by email, at once', () => {
  const offers = [{ method: 'standard', cents: 0, days: { min: 0, max: 0 } }]
  expect(shippingOffers([giftCard()], germany)).toEqual(offers)
  expect(shippingOffers([], germany)).toEqual(offers)
})

test('a country that is not served has no way to send anything', () => {
  expect(shippingOffers([line()], antarctica)).toEqual([])
  expect(shippingOffers([giftCard()], antarctica)).toEqual([])
})

const costing = (unit_cents: number) => line({ unit_cents, weight_g: 9000 })

describe('free shipping', () => {
  test.each([
    ['a cent below', [costing(11_999)], 1, 2800],
    ['on the sum', [costing(12_000)], 0, 0],
    ['a gift card does not count', [costing(11_999), giftCard()], 1, 2800],
  ])('%s', (_what, lines, missing_cents, standard) => {
    expect(freeShipping(lines, germany)).toEqual({ from_cents: 12_000, missing_cents })
    expect(costs(lines, germany).standard).toBe(standard)
  })

  test('is of the standard method only', () => {
    expect(costs([line({ unit_cents: 12_000 })], germany)).toEqual({ standard: 0, express: 2000 })
  })

  test('is measured after what a code takes off', () => {
    const effect = { line_discounts: [1], pays_shipping: false }
    expect(freeShipping([costing(12_000)], germany, effect)).toEqual({ from_cents: 12_000, missing_cents: 1 })
    expect(shippingOffers([line({ unit_cents: 12_000 })], germany, effect)[0]?.cents).toBe(800)
  })

  test.each([
    ['with a bike', [bike()], germany],
    ['with nothing to send', [giftCard()], germany],
    ['in an empty cart', [], germany],
    ['where it is never free', [line()], { ...germany, free_shipping_from_cents: null }],
    ['where we do not ship', [line()], { ...antarctica, free_shipping_from_cents: 100 }],
  ])('there is none %s', (_what, lines, place) => {
    expect(freeShipping(lines, place)).toBeNull()
  })
})

test('a code for free shipping pays the standard way, and a faster one costs what it costs more', () => {
  const effect = { line_discounts: [], pays_shipping: true }
  const offers = shippingOffers([line()], germany, effect).map(({ method, cents }) => [method, cents])
  expect(offers).toEqual([
    ['standard', 0],
    ['express', 1200],
  ])
})
