import { ORDER_STATUSES, type ShownOrderStatus } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { outcomeOf } from './outcome.ts'

const cases: Array<[ShownOrderStatus, string, string]> = [
  ['pending_payment', 'Your payment is on its way', 'check'],
  ['cancelled', 'Nothing was paid', 'checkout'],
  ['expired', 'Nothing was paid', 'checkout'],
  ['held', 'We’re checking your payment', 'orders'],
  ['paid', 'Thank you for your order', 'orders'],
  ['in_production', 'Thank you for your order', 'orders'],
  ['delivered', 'Thank you for your order', 'orders'],
  ['returned', 'Your order was returned', 'orders'],
]

test.each(cases)('an order that is %s reads “%s” and leads on to %s', (status, heading, next) => {
  expect(outcomeOf(status)).toMatchObject({ heading, next })
})

test('every status has something to read', () => {
  for (const status of ORDER_STATUSES) expect(outcomeOf(status).text).not.toBe('')
})

test.each<[ShownOrderStatus, string]>([
  ['paid', 'Your payment is in, and we’re getting your order ready.'],
  ['in_production', 'Your payment is in, and we’re getting your order ready.'],
  ['shipped', 'It’s on its way to you.'],
  ['delivered', 'It has been delivered.'],
  ['refunded', 'Your order’s page shows what was refunded and how.'],
])('read again when it is %s, it says so: %s', (status, text) => {
  expect(outcomeOf(status).text).toBe(text)
})

test('of an order that was cancelled when it was paid, nobody says that nothing was charged', () => {
  expect(outcomeOf('cancelled', { isGivenBack: true })).toEqual({
    kind: 'closed',
    heading: 'This order was cancelled',
    text: 'We’ll refund you to your original payment method.',
    next: 'orders',
  })
})

test('who left the payment page can go on paying, unless it has been paid or closed meanwhile', () => {
  const left = { hasLeft: true }
  expect(outcomeOf('pending_payment', left)).toMatchObject({ heading: 'Nothing was paid', next: 'pay' })
  expect(outcomeOf('paid', left)).toEqual(outcomeOf('paid'))
  expect(outcomeOf('expired', left)).toEqual(outcomeOf('expired'))
})
