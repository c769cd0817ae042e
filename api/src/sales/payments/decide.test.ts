import { expect, test } from 'vitest'

import { decide } from './decide.ts'
import type { ProviderStatus } from './provider.ts'

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
const providerStatus = (
  state: ProviderStatus['state'],
  amountCents = 3808,
  currency = 'usd',
): ProviderStatus => ({
  state,
  amountCents,
  currency,
  chargeRef: null,
})
const expired = { ...order, status: 'expired' }
const done = { ...order, status: 'shipped', paid_at: new Date(0) }

test.each<[string, Present, ProviderStatus, string]>([
  ['an order that is being paid waits', order, providerStatus('open'), 'nothing'],
  ['an approval alone is no money', order, providerStatus('approved'), 'nothing'],
  [
    'late money that has gone back stays gone',
    { ...expired, refunded_cents: 3808 },
    providerStatus('paid'),
    'nothing',
  ],
  ['a paid order is paid', order, providerStatus('paid'), 'pay'],
  ['a declined or cancelled payment cancels the order', order, providerStatus('failed'), 'cancel'],
  ['another amount is held', order, providerStatus('paid', 3807), 'hold'],
  ['another currency is held', order, providerStatus('paid', 3808, 'eur'), 'hold'],
  ['money for an expired order is held', expired, providerStatus('paid'), 'hold'],
  ['money for a cancelled order is held', { ...order, status: 'cancelled' }, providerStatus('paid'), 'hold'],
  [
    'an order that was cancelled stays cancelled',
    { ...order, status: 'cancelled' },
    providerStatus('failed'),
    'nothing',
  ],
  ['a paid order stays as it is when it is told again', done, providerStatus('paid'), 'nothing'],
  ['a paid order is not cancelled by a late failure', done, providerStatus('failed'), 'nothing'],
  ['a held order waits for a person', { ...order, held_reason: 'amount' }, providerStatus('paid'), 'nothing'],
])('%s', (_title, present, word, to) => {
  expect(decide(present, word).to).toBe(to)
})
