import { type Refund, RefundStatus } from '@paypal/paypal-server-sdk'

import type { Refunded, RefundCommand } from '../provider.ts'
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts'
import { toMoney } from './paypal-money.ts'

const STATES: Record<string, Refunded['state']> = {
  [RefundStatus.Completed]: 'done',
  [RefundStatus.Failed]: 'failed',
  [RefundStatus.Cancelled]: 'failed',
}

/** Sends a refund. A repeated call with the same key returns the first refund in its current state. */
export async function refund(
  ask: PayPalClient,
  { chargeRef, amountCents, currency, key }: RefundCommand,
): Promise<Refunded> {
  if (!chargeRef) throw new Error('Nothing was paid at PayPal')
  try {
    const made = await ask(({ payments }) =>
      payments.refundCapturedPayment({
        captureId: chargeRef,
        paypalRequestId: key,
        prefer: 'return=representation',
        body: { amount: toMoney(amountCents, currency), customId: key },
      }),
    )
    return toRefunded(made.status === RefundStatus.Pending ? await lookAgain(ask, made) : made)
  } catch (error) {
    // A person has refunded it at PayPal already, or the payment is too old: this call has refunded nothing.
    if (error instanceof PayPalRefusal) return { ref: null, state: 'failed' }
    throw error
  }
}

const lookAgain = (ask: PayPalClient, { id = '' }: Refund) =>
  ask(({ payments }) => payments.getRefund({ refundId: id }))

const toRefunded = ({ id, status }: Refund): Refunded => ({
  ref: id ?? null,
  state: (status && STATES[status]) || 'requested',
})
