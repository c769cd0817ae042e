import { ORDER_STATUSES } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { groupStates, toBeSent } from './order-groups.ts'

test('every state of an order belongs to exactly one group', () => {
  const orders = ORDER_STATUSES.map((status) => ({ status, count: 1, total: 0 }))
  expect(groupStates(orders).reduce((sum, { value }) => sum + value, 0)).toBe(ORDER_STATUSES.length)
})

test('what is paid and not on its way is to be sent', () => {
  const orders = ['paid', 'ready_to_ship', 'shipped'].map((status) => ({ status, count: 2, total: 0 }))
  expect(toBeSent(orders)).toBe(4)
})
