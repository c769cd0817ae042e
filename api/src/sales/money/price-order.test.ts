import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkPromo } from './check-promo.ts'
import { priceOrder } from './price-order.ts'
import type { PricedLine } from './rules.ts'
import { shippingOffers } from './shipping.ts'
import {
  antarctica,
  australia,
  bike,
  canada,
  germany,
  giftCard,
  line,
  promo,
  switzerland,
  unitedStates,
} from './test-data.ts'

const standard = 'standard' as const

test.each([
  ['two bells to Germany', { lines: [line({ count: 2 })], place: germany }, [2400, 0, 800, 608, 3808]],
  [
    'half a cent of tax',
    { lines: [line({ unit_cents: 1250 })], place: { ...canada, tax_rate: 100 } },
    [1250, 0, 1500, 28, 2778],
  ],
  [
    'a bell to Switzerland',
    { lines: [line({ unit_cents: 1295 })], place: switzerland },
    [1295, 0, 1400, 218, 2913],
  ],
  [
    'a bike to the United States',
    { lines: [bike()], place: unitedStates },
    [449_000, 0, 14_900, 37_112, 501_012],
  ],
  ['a gift card', { lines: [giftCard()], place: germany }, [5000, 0, 0, 0, 5000]],
  ['a gift card beside a bell', { lines: [giftCard(), line()], place: germany }, [6200, 0, 800, 380, 7380]],
  ['an empty cart', { lines: [], place: germany }, [0, 0, 0, 0, 0]],
  [
    'a discount, which is not taxed',
    { lines: [line({ count: 2 })], place: germany, promo: { line_discounts: [400], pays_shipping: false } },
    [2400, 400, 800, 532, 3332],
  ],
  [
    'free shipping, which is not taxed',
    { lines: [line({ count: 2 })], place: germany, promo: { line_discounts: [], pays_shipping: true } },
    [2400, 0, 0, 456, 2856],
  ],
])('%s', (_what, input, [lines_cents, discount_cents, shipping_cents, tax_cents, total_cents]) => {
  expect(priceOrder({ ...input, method: standard })).toMatchObject({
    lines_cents,
    discount_cents,
    shipping_cents,
    tax_cents,
    total_cents,
    credits_cents: 0,
    payable_cents: total_cents,
  })
})

test.each([
  [0, 0, 3808],
  [1000, 1000, 2808],
  [3808, 3808, 0],
  [9999, 3808, 0],
])('with %i cents of store credit %i are spent, and %i are left to pay', (credits, spent, payable) => {
  const totals = priceOrder({
    lines: [line({ count: 2 })],
    place: germany,
    method: standard,
    credits_cents: credits,
  })
  expect(totals).toMatchObject({ total_cents: 3808, credits_cents: spent, payable_cents: payable })
})

test('store credit pays everything but gift cards', () => {
  const lines = [giftCard(), line()]
  const totals = priceOrder({ lines, place: germany, method: standard, credits_cents: 9999 })
  expect(totals).toMatchObject({ total_cents: 7380, credits_cents: 2380, payable_cents: 5000 })
})

describe('there is no total', () => {
  test.each([
    ['where we do not ship', [line()], antarctica, standard],
    ['for a bike by express', [bike()], germany, 'express' as const],
    ['for a battery by express', [line({ no_air: true })], germany, 'express' as const],
  ])('%s', (_what, lines, place, method) => {
    expect(priceOrder({ lines, place, method })).toBeNull()
  })
})

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  product_id: fc.integer({ min: 1, max: 20_000 }),
  kind: fc.constantFrom('bike', 'accessory', 'spare'),
  category: fc.constantFrom('cockpit', 'bag', 'gift'),
  weight_g: fc.constantFrom(null, 0, 45, 4999, 22_400),
  unit_cents: fc.nat(1_000_000),
  count: fc.integer({ min: 1, max: 99 }),
  no_air: fc.boolean(),
})
const anyLines = fc.uniqueArray(anyLine, { maxLength: 30, selector: ({ product_id }) => product_id })
const anyPlace = fc
  .constantFrom(unitedStates, canada, germany, switzerland, australia)
  .chain((place) => fc.nat(2500).map((tax_rate) => ({ ...place, tax_rate })))
const anyPromo = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_shipping' as const),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    percent: fc.integer({ min: 1, max: 10_000 }),
    max_cents: fc.option(fc.integer({ min: 1, max: 100_000 })),
    applies_to: fc.constantFrom('order' as const, 'goods' as const, 'accessories' as const, 'bikes' as const),
  })
  .map(({ amount, ...rule }) => promo({ ...rule, amount_cents: amount }))
const anyCart = fc.record({
  lines: anyLines,
  place: anyPlace,
  promo: anyPromo,
  credits_cents: fc.nat(10_000_000),
  method: fc.constantFrom('standard' as const, 'express' as const),
})
type AnyCart = typeof anyCart extends fc.Arbitrary<infer T> ? T : never

function price(cart: AnyCart) {
  const { lines, place } = cart
  const standardOffer = shippingOffers(lines, place).find(({ method }) => method === 'standard')
  const validation = checkPromo(cart.promo, {
    lines,
    at: new Date(0),
    country_id: place.country_id,
    standard_cents: standardOffer?.cents ?? null,
    member: { group: null, hasPaid: false, redemptions: 0 },
  })
  return priceOrder({ ...cart, promo: 'effect' in validation ? validation.effect : null })
}

test('lines - discount + shipping + tax make the total of any cart, never negative, whatever the order of its lines', () => {
  let priced = 0
  fc.assert(
    fc.property(anyCart, (cart) => {
      const totals = price(cart)
      const turned = price({ ...cart, lines: cart.lines.toReversed() })
      expect(turned && { ...turned, line_discounts: turned.line_discounts.toReversed() }).toEqual(totals)
      if (!totals) return
      priced += 1
      const { line_discounts, ...sums } = totals
      expect(
        [...Object.values(sums), ...line_discounts].every((one) => Number.isInteger(one) && one >= 0),
      ).toBe(true)
      const { lines_cents, discount_cents, shipping_cents, tax_cents, total_cents } = sums
      expect(lines_cents - discount_cents + shipping_cents + tax_cents).toBe(total_cents)
      expect(line_discounts.reduce((sum, one) => sum + one, 0)).toBe(discount_cents)
      expect(line_discounts.every((one, at) => one <= lineOf(cart, at))).toBe(true)
      expect(sums.credits_cents).toBeLessThanOrEqual(total_cents)
      expect(sums.credits_cents).toBeLessThanOrEqual(cart.credits_cents)
      expect(sums.payable_cents).toBe(total_cents - sums.credits_cents)
    }),
    { numRuns: 10_000 },
  )
  expect(priced).toBeGreaterThan(5000)
})

const lineOf = ({ lines }: AnyCart, at: number) => (lines[at]?.unit_cents ?? 0) * (lines[at]?.count ?? 0)
