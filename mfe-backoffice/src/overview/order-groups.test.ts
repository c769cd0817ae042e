import { ShownStatus } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { groupStates } from './order-groups.ts'

test('every state of an order belongs to exactly one group', () => {
  const orders = ShownStatus.options.map((status) => ({ status, now: 1, before: null }))
  expect(groupStates(orders).reduce((sum, { value }) => sum + value, 0)).toBe(orders.length)
})
