import type { Db } from '../../../platform/index.ts'
import { giveUpOrder } from '../../orders/give-up-order.ts'
import { LOST_BIKE } from '../../orders/lost-bikes.ts'
import { moveOrder } from '../../orders/move-order.ts'
import { queueOrderEmail } from '../../orders/queue-order-email.ts'
import type { ProviderStatus } from '../provider.ts'
import { setPayment } from '../set-payment.ts'
import { requestRefund } from './request-refund.ts'

interface Late {
  orderId: number
  status: ProviderStatus
  at: Date
}

/**
 * Holds a paid order of upgrades whose buyer no longer owns the bike, until it is fully refunded and thereby cancelled,
 * which an email tells the buyer. Returns the refund; null if the provider had captured nothing, since store credit has
 * paid everything: then the order is cancelled at once.
 */
export async function sendBack(trx: Db, { orderId, status, at }: Late): Promise<number | null> {
  if (status.amountCents === 0) {
    const move = { orderId, from: 'pending_payment', to: 'cancelled', actor: 'shop' } as const
    await moveOrder(trx, { ...move, reason: LOST_BIKE, at })
    await setPayment(trx, orderId, { state: 'voided', changed_at: at })
    await giveUpOrder(trx, orderId, { actor: 'shop', at })
    await queueOrderEmail(trx, 'order_cancelled', orderId)
    return null
  }
  await trx.updateTable('orders').set({ held_reason: LOST_BIKE }).where('id', '=', orderId).execute()
  const taken = { charge_ref: status.chargeRef, captured_cents: status.amountCents }
  await setPayment(trx, orderId, { ...taken, state: 'captured', changed_at: at })
  const refund = { orderId, amountCents: null, to: 'payment', key: 'bike-gone', actor: 'shop' } as const
  return requestRefund(trx, { ...refund, reason: 'The bike of these upgrades isn’t yours any more.' }, at)
}
