import { expect, test } from 'vitest'

import { decide } from './decide.ts'
import type { Truth } from './provider.ts'

interface Present {
  status: string
  held_reason: string | null
  paid_at: Date | null
  amount_cents: number
  refunded_cents: number
  currency: string
}

const order: Present = {
  status: 'pending_payment',
  held_reason: null,
  paid_at: null,
  amount_cents: 3808,
  refunded_cents: 0,
  currency: 'usd',
}
const truth = (state: Truth['state'], amountCents = 3808, currency = 'usd'): Truth => ({
  state,
  amountCents,
  currency,
  chargeRef: null,
})
const expired = { ...order, status: 'expired' }
const done = { ...order, status: 'shipped', paid_at: new Date(0) }

test.each<[string, Present, Truth, string]>([
  ['an order that is being paid waits', order, truth('open'), 'nothing'],
  ['an approval alone is no money', order, truth('approved'), 'nothing'],
  [
    'late money that has gone back stays gone',
    { ...expired, refunded_cents: 3808 },
    truth('paid'),
    'nothing',
  ],
  ['a paid order is paid', order, truth('paid'), 'pay'],
  ['a declined or cancelled payment cancels the order', order, truth('failed'), 'cancel'],
  ['another amount is held', order, truth('paid', 3807), 'hold'],
  ['another currency is held', order, truth('paid', 3808, 'eur'), 'hold'],
  ['money for an expired order is held', expired, truth('paid'), 'hold'],
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
