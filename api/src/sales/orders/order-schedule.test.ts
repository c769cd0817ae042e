import { expect, test } from 'vitest'

import { scheduleOf } from './order-schedule.ts'

/** A Thursday. */
const placed_at = new Date('2026-03-05T09:00:00Z')
const order = {
  status: 'paid',
  held_reason: null,
  placed_at,
  paid_at: placed_at,
  lead_days: 0,
  days_min: 2,
  days_max: 4,
  lines: [{ kind: 'accessory', category: 'helmet' }],
  shipments: [],
} as const
const bike = { ...order, lead_days: 10, lines: [{ kind: 'bike', category: null }] } as const

test('goods arrive after the working days of shipping, without steps between', () => {
  expect(scheduleOf(order)).toEqual({
    ordered_on: '2026-03-05',
    built_on: null,
    sent_on: null,
    arrives_from: '2026-03-09',
    arrives_to: '2026-03-11',
  })
})

test('a bike is built in its lead time from the payment, and then sent', () => {
  expect(scheduleOf({ ...bike, paid_at: new Date('2026-03-06T09:00:00Z') })).toEqual({
    ordered_on: '2026-03-05',
    built_on: '2026-03-20',
    sent_on: '2026-03-20',
    arrives_from: '2026-03-24',
    arrives_to: '2026-03-26',
  })
})

test('once all is sent, the days count from its last parcel', () => {
  const shipments = [{ created_at: placed_at }, { created_at: new Date('2026-03-12T09:00:00Z') }]
  expect(scheduleOf({ ...bike, status: 'shipped', shipments })).toMatchObject({
    sent_on: '2026-03-12',
    arrives_from: '2026-03-16',
    arrives_to: '2026-03-18',
  })
})

test.each([
  ['on request', { ...bike, lead_days: null }],
  ['without promised days', { ...order, days_min: null, days_max: null }],
  ['that has arrived', { ...order, status: 'delivered' }],
  ['that is cancelled', { ...order, status: 'cancelled' }],
  ['whose payment is held', { ...order, held_reason: 'another amount' }],
  ['of gift cards alone', { ...order, lines: [{ kind: 'accessory', category: 'gift' }] }],
] as const)('an order %s has no days', (_what, one) => {
  expect(scheduleOf(one)).toBeNull()
})
