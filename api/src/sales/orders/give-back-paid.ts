import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { voidGiftCards } from '../gift-cards/void-gift-cards.ts'
import { requestRefund } from '../payments/refunds/request-refund.ts'
import { giveUpOrder } from './give-up-order.ts'
import { cancelUnsent } from './move-order.ts'
import { queueOrderEmail } from './queue-order-email.ts'

interface GivingBack {
  orderId: number
  from: OrderStatus
  actor: string
  reason: string
  /** The amount in cents that was paid and not refunded yet. */
  leftCents: number
}

/**
 * Cancels a paid order that the caller has locked and of which nothing was sent: gives back everything that it took, and
 * tells its customer. Returns the refund that is to be finished after the transaction; null when no money is left.
 */
export async function giveBackPaid(trx: Db, giving: GivingBack, at: Date): Promise<number | null> {
  const { orderId, from, actor, reason, leftCents } = giving
  await voidGiftCards(trx, orderId, at)
  await cancelUnsent(trx, { orderId, from, actor, reason, at })
  await giveUpOrder(trx, orderId, { actor, at })
  await queueOrderEmail(trx, 'order_cancelled', orderId)
  if (leftCents === 0) return null
  const refund = { orderId, amountCents: null, to: 'payment', key: 'cancelled', actor } as const
  return requestRefund(trx, { ...refund, reason: 'The order was cancelled.' }, at)
}
