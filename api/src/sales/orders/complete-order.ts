import { captureCredits } from '../credits/hold-credits.ts'
import type { Db } from '../../platform/database/open-database.ts'
import { issueGiftCards } from '../gift-cards/issue-gift-cards.ts'
import { numberInvoice } from '../invoices/number-invoice.ts'
import { forgetPaidPromo } from '../promo/redeem-promo.ts'
import { emptyCart } from './empty-cart.ts'
import { queueLetterAbout } from './order-letters.ts'
import { addOrderedBikes } from './ordered-bikes.ts'

interface PaidOrder {
  id: number
  user_id: number
  email: string | null
}

/** All that follows from an order being paid, in the transaction that makes it so. */
export async function completeOrder(trx: Db, order: PaidOrder, at: Date) {
  await captureCredits(trx, order.id, at)
  await emptyCart(trx, order)
  await addOrderedBikes(trx, order.id, at)
  await forgetPaidPromo(trx, { orderId: order.id, userId: order.user_id })
  await queueOrderLetter(trx, order)
  await issueGiftCards(trx, order.id, at)
  // Last, since everybody who pays at this moment waits for the row of the numbers.
  await numberInvoice(trx, order.id, at)
}

export const queueOrderLetter = (trx: Db, { id }: Pick<PaidOrder, 'id'>) => queueLetterAbout(trx, 'order', id)
