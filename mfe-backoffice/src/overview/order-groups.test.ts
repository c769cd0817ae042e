import { ShownStatus } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { groupStates, toBeSent } from './order-groups.ts'

test('every state of an order belongs to exactly one group', () => {
  const orders = ShownStatus.options.map((status) => ({ status, count: 1, total: 0 }))
  expect(groupStates(orders).reduce((sum, { value }) => sum + value, 0)).toBe(orders.length)
})

test('what is paid and not on its way is to be sent', () => {
  const statuses = ['paid', 'ready_to_ship', 'shipped'] as const
  const orders = statuses.map((status) => ({ status, count: 2, total: 0 }))
  expect(toBeSent(orders)).toBe(4)
})
