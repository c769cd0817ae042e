import { type Refund, RefundStatus } from '@paypal/paypal-server-sdk'

import type { Refunded, RefundCommand } from '../provider.ts'
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts'
import { toMoney } from './paypal-money.ts'

const STATES: Record<string, Refunded['state']> = {
  [RefundStatus.Completed]: 'done',
  [RefundStatus.Failed]: 'failed',
  [RefundStatus.Cancelled]: 'failed',
}

/** Under the same name PayPal answers with the refund of the first time, as it stands now. */
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
    // Refunded there already by a person, or too old: nothing has gone back by this call.
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
