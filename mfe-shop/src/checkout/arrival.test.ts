import { expect, test } from 'vitest'

import { returningCheckout } from '../testing/checkout.ts'
import { arrival, builtArrival, cartArrival, deliveryText, quotedArrival, workingDays } from './arrival.ts'

// March 5, 2026 is a Thursday.
const thursday = new Date('2026-03-05T09:00:00Z')

test.each([
  [{ min: 1, max: 2 }, 'March 6 to 9'],
  [{ min: 4, max: 7 }, 'March 11 to 16'],
  [{ min: 1, max: 1 }, 'March 6'],
])('working days skip the weekend: %j', (days, text) => {
  expect(arrival(thursday, days)).toBe(text)
})

test('days are said as a person says them', () => {
  expect(
    [
      { min: 4, max: 7 },
      { min: 2, max: 2 },
      { min: 1, max: 1 },
    ].map(workingDays),
  ).toEqual(['4 to 7 working days', '2 working days', '1 working day'])
})

const days = { min: 3, max: 6 }

test.each([
  [0, 'March 10 to 13', '3 to 6 working days, about March 10 to 13'],
  [18, 'April 3 to 8', '18 working days to build it, then 3 to 6 working days, about April 3 to 8'],
  [null, 'Delivery date on request', '3 to 6 working days on the way. Delivery date on request'],
])('a bike is built before it travels: %j working days', (leadDays, when, way) => {
  expect(builtArrival(thursday, days, leadDays)).toBe(when)
  expect(deliveryText(thursday, days, leadDays)).toBe(way)
})

const dated = (first: string, last: string) => ({ delivery: { kind: 'dated', first, last } as const })
const byEmail = { delivery: { kind: 'email' } as const }
const onRequest = { delivery: { kind: 'on_request' } as const }

test.each([
  [[dated('2026-03-10', '2026-03-13'), dated('2026-04-03', '2026-04-08')], 'Arrives April 3 to 8'],
  [[dated('2026-03-10', '2026-03-10'), byEmail, { delivery: null }], 'Arrives March 10'],
  [[dated('2026-03-10', '2026-03-13'), onRequest], 'Delivery date on request'],
  [[byEmail], 'By email, as soon as you’ve paid'],
  [[{ delivery: null }], null],
  [[dated('2026-03-10', '2026-03-13'), {}], undefined],
])('a cart is there when its slowest line is: %j', (lines, text) => {
  expect(cartArrival(lines)).toBe(text)
})

test.each([
  [{}, 'Arrives March 11 to 16'],
  [{ leadDays: null }, 'Delivery date on request'],
  [{ methods: [], days: null }, 'By email, as soon as you’ve paid'],
  [{ served: false, methods: [], days: null }, null],
])('a quote says when the order is there: %j', (change, text) => {
  expect(quotedArrival(thursday, { ...returningCheckout, ...change })).toBe(text)
})

test('without a quote nothing is said yet', () => {
  expect(quotedArrival(thursday, undefined)).toBeUndefined()
})
