import { expect, test } from 'vitest'

import { HISTORIES, STEPS } from '../../../seed/order-histories.ts'
import { mayMove } from './move-order.ts'

test.each(Object.entries(STEPS))(
  'a demo order that is %s came there by moves that are allowed',
  (_fate, steps) => {
    const path = ['pending_payment' as const, ...steps.map(([status]) => status)]
    const validations = path.slice(1).map((to, at) => mayMove(path[at] ?? 'expired', to))
    expect(validations).not.toContain(false)
  },
)

test('no demo order has got further than there was time for', () => {
  for (const { daysAgo, fate } of HISTORIES)
    expect(STEPS[fate].every(([, days]) => days <= daysAgo)).toBe(true)
})
