import { ORDER_STATUSES, type OrderStatus } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { cancelRefusal, isCancellable } from './may-cancel.ts'

const order = {
  status: 'paid' as OrderStatus,
  held_reason: null,
  total_cents: 5000,
  refunded_cents: 0,
  upgraded_by: null,
  has_redeemed_card: false,
}

test.each([
  ['pending_payment', null],
  ['paid', null],
  ['in_production', 'in_production'],
  ['quality_check', 'in_production'],
  ['ready_to_ship', 'packed'],
  ['partly_shipped', 'sent'],
  ['shipped', 'sent'],
  ['delivered', 'ended'],
  ['cancelled', 'ended'],
  ['return_requested', 'ended'],
  ['returned', 'ended'],
  ['refunded', 'ended'],
  ['partly_refunded', 'ended'],
  ['expired', 'ended'],
] as const)('an order that is %s is refused as: %s', (status, refusal) => {
  expect(cancelRefusal({ ...order, status })).toBe(refusal)
  expect(isCancellable({ ...order, status })).toBe(refusal === null)
  expect(ORDER_STATUSES).toContain(status)
})

test.each([
  ['held', { held_reason: 'amount' }],
  ['held', { status: 'pending_payment' as const, held_reason: 'amount' }],
  ['refunding', { refunded_cents: 5000, upgraded_by: 'NK-100012' }],
  ['has_upgrades', { upgraded_by: 'NK-100012', has_redeemed_card: true }],
  ['gift_card_redeemed', { has_redeemed_card: true }],
  ['in_production', { status: 'in_production' as const, upgraded_by: 'NK-100012' }],
  [null, { refunded_cents: 4999 }],
  [null, { total_cents: 0 }],
])('the refusal is %s with %j', (refusal, change) => {
  expect(cancelRefusal({ ...order, ...change })).toBe(refusal)
})
