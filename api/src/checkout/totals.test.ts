import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shippingFor, totalsFor, type PricedLine, type Rates } from './totals.ts'

const germany: Rates = { tax_rate: 1900, bike_shipping_cents: 12_900, goods_shipping_cents: 800 }
const switzerland: Rates = { tax_rate: 810, bike_shipping_cents: 18_900, goods_shipping_cents: 1400 }
const antarctica: Rates = { tax_rate: 0, bike_shipping_cents: null, goods_shipping_cents: null }

const bell: PricedLine = { kind: 'accessory', weight_g: 45, unit_cents: 1200, count: 1 }
const bike: PricedLine = { kind: 'bike', weight_g: 22_400, unit_cents: 449_000, count: 1 }
const giftCard: PricedLine = { kind: 'accessory', weight_g: 0, unit_cents: 5000, count: 1 }
const unweighed: PricedLine = { ...bell, weight_g: null }

test.each([
  ['an empty cart', [], 0],
  ['goods', [bell], 800],
  ['goods that nobody has weighed', [unweighed], 800],
  ['a bike', [bike], 12_900],
  ['a bike and goods in one box', [bike, bell], 12_900],
  ['a gift card that goes by mail', [giftCard], 0],
  ['a gift card beside goods', [giftCard, bell], 800],
])('shipping of %s to Germany', (_what, lines, cents) => {
  expect(shippingFor(lines, germany)).toBe(cents)
})

test('a country that is not served has no total', () => {
  expect(totalsFor([bell], antarctica)).toBeNull()
})

test('tax is on goods and shipping, in whole cents', () => {
  expect(totalsFor([{ ...bell, count: 2 }], germany)).toEqual({
    lines_cents: 2400,
    shipping_cents: 800,
    tax_cents: 608,
    total_cents: 3808,
  })
  expect(totalsFor([{ ...bell, unit_cents: 1295 }], switzerland)?.tax_cents).toBe(218)
})

const anyLine = fc.record({
  kind: fc.constantFrom('bike', 'accessory', 'spare'),
  weight_g: fc.constantFrom(null, 0, 45),
  unit_cents: fc.nat(1_000_000),
  count: fc.integer({ min: 1, max: 99 }),
})
const anyRates = fc.record({
  tax_rate: fc.nat(2500),
  bike_shipping_cents: fc.nat(30_000),
  goods_shipping_cents: fc.nat(3000),
})

test('lines, shipping and tax make the total for any cart, in any order, never negative', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), anyRates, (lines, rates) => {
      const totals = totalsFor(lines, rates)
      expect(totals).toEqual(totalsFor(lines.toReversed(), rates))
      const { lines_cents = -1, shipping_cents = -1, tax_cents = -1, total_cents = -1 } = totals ?? {}
      expect(
        [lines_cents, shipping_cents, tax_cents].every((cents) => Number.isInteger(cents) && cents >= 0),
      ).toBe(true)
      expect(lines_cents + shipping_cents + tax_cents).toBe(total_cents)
    }),
    { numRuns: 10_000 },
  )
})
