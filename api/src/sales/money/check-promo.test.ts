import { describe, expect, test } from 'vitest'

import { checkPromo } from './check-promo.ts'
import { validate, NOON, promoFacts } from './promo-test-data.ts'
import type { PricedLine } from './rules.ts'
import { giftCard, line, promo } from './test-data.ts'

test.each([
  ['a second before it starts', -1, 'This code isn’t valid yet.'],
  ['on the second', 0, 120],
])('dates hold to the second: %s', (_what, seconds, validation) => {
  const at = new Date(NOON.getTime() + seconds * 1000)
  expect(validate({ starts_at: NOON }, { at })).toBe(validation)
})

test.each([
  ['a second before it ends', -1, 120],
  ['on the second', 0, 'This code has expired.'],
  ['a second later', 1, 'This code has expired.'],
])('dates hold to the second: %s', (_what, seconds, validation) => {
  const at = new Date(NOON.getTime() + seconds * 1000)
  expect(validate({ ends_at: NOON }, { at })).toBe(validation)
})

describe('what a code is for', () => {
  const helmet = line({ product_id: 10_109, parent_id: 1, unit_cents: 11_900 })

  test.each<[what: string, ids: number[], lines: PricedLine[], validation: number | string]>([
    ['the product itself', [18], [line(), helmet], 120],
    ["each of a product's variants", [1], [line(), helmet], 1190],
    ['one variant', [10_109], [line(), helmet], 1190],
    ['another product', [2], [line(), helmet], 'Nothing in your cart qualifies for this code.'],
  ])('%s', (_what, product_ids, lines, validation) => {
    expect(validate({ product_ids }, { lines })).toBe(validation)
  })

  test('never a gift card', () => {
    expect(validate({}, { lines: [giftCard(), line()] })).toBe(120)
    expect(validate({}, { lines: [giftCard()] })).toBe('Nothing in your cart qualifies for this code.')
  })

  test('not an empty cart', () => {
    expect(validate({}, { lines: [] })).toBe('Nothing in your cart qualifies for this code.')
  })
})

test('what it takes off stands beside the lines that it is taken off', () => {
  const lines = [
    giftCard(),
    line({ unit_cents: 1000, product_id: 5 }),
    line({ unit_cents: 2000, product_id: 3 }),
  ]
  expect(checkPromo(promo({ kind: 'amount', amount_cents: 1000 }), promoFacts({ lines }))).toEqual({
    effect: { line_discounts: [0, 333, 667], pays_shipping: false },
  })
})
