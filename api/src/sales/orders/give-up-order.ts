import { releaseCredits } from '../credits/hold-credits.ts'
import type { Db } from '../../platform/index.ts'
import { releasePromo } from '../promo/redeem-promo.ts'
import { dropOrderedBikes } from '../../bikes/index.ts'
import { returnStock } from './stock.ts'

interface GivingUp {
  /** Who ended the order: `member:12`, `admin:3`, `provider:stripe` or `shop`. */
  actor: string
  at: Date
}

/** Returns everything that an order held which has ended: declined, cancelled, expired, or refunded before it was sent. */
export async function giveUpOrder(trx: Db, orderId: number, { actor, at }: GivingUp) {
  await returnStock(trx, orderId, { actor, at })
  await dropOrderedBikes(trx, orderId)
  await releasePromo(trx, orderId)
  await releaseCredits(trx, orderId, at)
}
