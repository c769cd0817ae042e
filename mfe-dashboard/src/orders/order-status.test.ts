import { expect, test } from 'vitest'

import { hasNoCharge } from './order-status.ts'

test.each([
  ['expired', true],
  ['cancelled', true],
  ['refunded', true],
  ['partly_refunded', false],
  ['pending_payment', false],
  ['delivered', false],
] as const)(
  'whether the total of an order is struck, because nothing is charged in the end: %s, %s',
  (status, isStruck) => {
    expect(hasNoCharge({ status })).toBe(isStruck)
  },
)
