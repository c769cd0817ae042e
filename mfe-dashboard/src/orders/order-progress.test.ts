import { expect, test } from 'vitest'

import { statusLabel } from './order-status.ts'
import { buildTime, headlineOf, isUnderWay, progressOf } from './order-progress.ts'

test.each([
  ['pending_payment', 'Payment', 'Payment'],
  ['held', 'Payment', 'Payment'],
  ['paid', 'Packing', 'Building'],
  ['in_production', 'Packing', 'Building'],
  ['quality_check', 'Packing', 'Final check'],
  ['ready_to_ship', 'Packing', 'Ready to ship'],
  ['partly_shipped', 'On its way', 'On its way'],
  ['shipped', 'On its way', 'On its way'],
] as const)('an order that is %s is at the step %s, one with a bike at %s', (status, packed, built) => {
  const stepOf = (hasBike: boolean) => {
    const { steps, current } = progressOf({ status, hasBike })!
    return steps[current]
  }
  expect(stepOf(false)).toBe(packed)
  expect(stepOf(true)).toBe(built)
})

test.each(['paid', 'in_production', 'quality_check', 'ready_to_ship', 'shipped'] as const)(
  'an order that is %s has the same words on its badge as in its steps',
  (status) => {
    for (const hasBike of [true, false]) {
      const { steps, current } = progressOf({ status, hasBike })!
      expect(statusLabel({ status, hasBike }).label).toBe(steps[current])
    }
  },
)

test('only an order with a bike is built, and only another one is packed', () => {
  expect(progressOf({ status: 'paid', hasBike: true })?.steps).not.toContain('Packing')
  expect(progressOf({ status: 'paid', hasBike: false })?.steps).not.toContain('Building')
})

test('a delivered order has the whole way behind it, and a cancelled one is on no way', () => {
  expect(progressOf({ status: 'delivered', hasBike: false })?.current).toBe(5)
  expect(progressOf({ status: 'delivered', hasBike: true })?.current).toBe(7)
  expect(progressOf({ status: 'cancelled', hasBike: true })).toBeNull()
  expect(progressOf({ status: 'refunded', hasBike: false })).toBeNull()
})

const bike = { status: 'paid', hasBike: true, builtBy: '2026-12-18', leadDays: 18 } as const

test.each([
  ['the workshop’s day', bike, 'We’ll have it built by December 18, 2026.'],
  [
    'the working days before it is paid',
    { ...bike, builtBy: null },
    'Building takes 18 working days once it’s paid.',
  ],
  ['nothing on request', { ...bike, builtBy: null, leadDays: null }, null],
  ['nothing when it is built', { ...bike, status: 'ready_to_ship' }, null],
  ['nothing without a bike', { ...bike, hasBike: false }, null],
] as const)('the time of building: %s', (_what, order, sentence) => {
  expect(buildTime(order)).toBe(sentence)
})

const arrival = { from: '2026-11-06', to: '2026-11-11' }

test.each([
  ['pending_payment', arrival, 'Waiting for payment'],
  ['held', null, 'Payment is being checked'],
  ['in_production', arrival, 'Arrives November 6 to 11'],
  ['paid', null, 'Building'],
  ['in_production', null, 'Building'],
] as const)('the headline of an order that is %s', (status, days, headline) => {
  expect(headlineOf({ status, arrival: days, hasBike: true })).toBe(headline)
})

test('an order is under way until it has arrived or is over', () => {
  expect(isUnderWay('pending_payment')).toBe(true)
  expect(isUnderWay('partly_shipped')).toBe(true)
  expect(isUnderWay('delivered')).toBe(false)
  expect(isUnderWay('expired')).toBe(false)
})
