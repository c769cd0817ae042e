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
  ['returned', 'Your order came back', 'orders'],
]

test.each(cases)('an order that is %s reads “%s” and leads on to %s', (status, heading, next) => {
  expect(outcomeOf(status)).toMatchObject({ heading, next })
})

test('every status has something to read', () => {
  for (const status of ORDER_STATUSES) expect(outcomeOf(status).text).not.toBe('')
})

test.each<[ShownOrderStatus, string]>([
  ['paid', 'It is paid, and we are getting it ready.'],
  ['in_production', 'It is paid, and we are getting it ready.'],
  ['shipped', 'It is paid, and on its way to you.'],
  ['delivered', 'It is paid, and with you.'],
  ['refunded', 'What has been given back, and how, stands on the order’s own page.'],
])('read again when it is %s, it says so: %s', (status, text) => {
  expect(outcomeOf(status).text).toBe(text)
})

test('of an order that was cancelled when it was paid, nobody says that nothing was charged', () => {
  expect(outcomeOf('cancelled', { isGivenBack: true })).toEqual({
    kind: 'closed',
    heading: 'This order is cancelled',
    text: 'What you paid for it goes back the way it came.',
    next: 'orders',
  })
})

test('who left the payment page can go on paying, unless it has been paid or closed meanwhile', () => {
  const left = { hasLeft: true }
  expect(outcomeOf('pending_payment', left)).toMatchObject({ heading: 'Nothing was paid', next: 'pay' })
  expect(outcomeOf('paid', left)).toEqual(outcomeOf('paid'))
  expect(outcomeOf('expired', left)).toEqual(outcomeOf('expired'))
})
