import { releaseCredits } from '../credits/hold-credits.ts'
import type { Db } from '../../platform/index.ts'
import { releasePromo } from '../promo/redeem-promo.ts'
import { dropOrderedBikes } from '../../bikes/index.ts'
import { returnStock } from './stock.ts'

/** Gives back everything that an order had reserved which nobody will pay for: declined, cancelled or expired. */
export async function giveUpOrder(trx: Db, orderId: number, at: Date) {
  await returnStock(trx, orderId)
  await dropOrderedBikes(trx, orderId)
  await releasePromo(trx, orderId)
  await releaseCredits(trx, orderId, at)
}
