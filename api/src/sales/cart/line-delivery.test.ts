import { expect, test } from 'vitest'

import { deliveryOf } from './line-delivery.ts'

type Line = Parameters<typeof deliveryOf>[0]
type Quote = Parameters<typeof deliveryOf>[1]

const bell = { kind: 'accessory', category: 'cockpit', weight_g: 80, problem: null } as Line
const quoteOf = (change: Partial<Quote> = {}) =>
  ({
    method: 'standard',
    offers: [{ method: 'standard', cents: 900, days: { min: 3, max: 6 } }],
    lead_days: 0,
    at: new Date('2026-11-27T22:00:00Z'),
    ...change,
  }) as Quote

test('days on the way skip weekends', () => {
  expect(deliveryOf(bell, quoteOf())).toEqual({ kind: 'dated', first: '2026-12-02', last: '2026-12-07' })
})

test('goods wait for the bike that is built for the same order', () => {
  expect(deliveryOf(bell, quoteOf({ lead_days: 5 }))).toEqual({
    kind: 'dated',
    first: '2026-12-09',
    last: '2026-12-14',
  })
  expect(deliveryOf(bell, quoteOf({ lead_days: null }))).toEqual({ kind: 'on_request' })
})

test('a gift card goes by email, wherever we ship to', () => {
  expect(deliveryOf({ ...bell, category: 'gift', weight_g: 0 }, quoteOf({ offers: [] }))).toEqual({
    kind: 'email',
  })
})

test.each<[string, Partial<Line>, Partial<Quote>]>([
  ['what is sold out', { problem: 'sold_out' }, {}],
  ['a service', { weight_g: 0 }, {}],
  ['a country that we don’t ship to', {}, { offers: [] }],
])('nothing is said about %s', (_what, line, quote) => {
  expect(deliveryOf({ ...bell, ...line }, quoteOf(quote))).toBeNull()
})
