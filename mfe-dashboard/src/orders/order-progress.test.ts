import { expect, test } from 'vitest'

import { stepOf, WAY } from './order-progress.ts'

test.each([
  ['pending_payment', 'Placed'],
  ['held', 'Placed'],
  ['quality_check', 'Paid'],
  ['ready_to_ship', 'Ready to ship'],
  ['partly_shipped', 'On its way'],
] as const)('an order that is %s has come to the step %s', (status, step) => {
  expect(WAY[stepOf(status) ?? -1]).toBe(step)
})

test('a delivered order has the whole way behind it, and a cancelled one is on no way', () => {
  expect(stepOf('delivered')).toBe(WAY.length)
  expect(stepOf('cancelled')).toBeNull()
  expect(stepOf('refunded')).toBeNull()
})
