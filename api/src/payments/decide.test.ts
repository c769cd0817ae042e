import { expect, test } from 'vitest'

import { decide } from './decide.ts'
import type { Truth } from './provider.ts'

const order = {
  status: 'pending_payment',
  held_reason: null,
  paid_at: null,
  total_cents: 3808,
  currency: 'usd',
}
const truth = (state: Truth['state'], amountCents = 3808, currency = 'usd'): Truth => ({
  state,
  amountCents,
  currency,
})
const done = { ...order, status: 'shipped', paid_at: new Date(0) }

test.each([
  ['an order that is being paid waits', order, truth('open'), 'nothing'],
  ['a paid order is paid', order, truth('paid'), 'pay'],
  ['a declined or cancelled payment cancels the order', order, truth('failed'), 'cancel'],
  ['another amount is held', order, truth('paid', 3807), 'hold'],
  ['another currency is held', order, truth('paid', 3808, 'eur'), 'hold'],
  ['money for an expired order is held', { ...order, status: 'expired' }, truth('paid'), 'hold'],
  ['money for a cancelled order is held', { ...order, status: 'cancelled' }, truth('paid'), 'hold'],
  [
    'an order that was cancelled stays cancelled',
    { ...order, status: 'cancelled' },
    truth('failed'),
    'nothing',
  ],
  ['a paid order stays as it is when it is told again', done, truth('paid'), 'nothing'],
  ['a paid order is not cancelled by a late failure', done, truth('failed'), 'nothing'],
  ['a held order waits for a person', { ...order, held_reason: 'amount' }, truth('paid'), 'nothing'],
])('%s', (_title, present, word, to) => {
  expect(decide(present, word).to).toBe(to)
})
