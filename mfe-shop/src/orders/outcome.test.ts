import { ORDER_STATUSES, type ShownOrderStatus } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { outcomeOf } from './outcome.ts'

const cases: Array<[ShownOrderStatus, string, string]> = [
  ['pending_payment', 'Your payment is on its way', 'check'],
  ['cancelled', 'Nothing was paid', 'checkout'],
  ['expired', 'Nothing was paid', 'checkout'],
  ['held', 'We are looking at your payment', 'orders'],
  ['paid', 'Thank you for your order', 'orders'],
  ['in_production', 'Thank you for your order', 'orders'],
  ['delivered', 'Thank you for your order', 'orders'],
]

test.each(cases)('an order that is %s reads “%s” and leads on to %s', (status, heading, next) => {
  expect(outcomeOf(status)).toMatchObject({ heading, next })
})

test('every status has something to read', () => {
  for (const status of ORDER_STATUSES) expect(outcomeOf(status).text).not.toBe('')
})

test('who left the payment page can go on paying, unless it has been paid or closed meanwhile', () => {
  expect(outcomeOf('pending_payment', true)).toMatchObject({ heading: 'Nothing was paid', next: 'pay' })
  expect(outcomeOf('paid', true)).toEqual(outcomeOf('paid'))
  expect(outcomeOf('expired', true)).toEqual(outcomeOf('expired'))
})
