import { captureCredits } from '../credits/hold-credits.ts'
import type { Db } from '../../platform/index.ts'
import { issueGiftCards } from '../gift-cards/issue-gift-cards.ts'
import { numberInvoice } from '../invoices/number-invoice.ts'
import { addBuilds } from '../workshop/add-builds.ts'
import { forgetPaidPromo } from '../promo/redeem-promo.ts'
import { emptyCart } from './empty-cart.ts'
import { queueOrderEmail } from './queue-order-email.ts'
import { addOrderedBikes } from '../../bikes/index.ts'

interface PaidOrder {
  id: number
  user_id: number
  email: string | null
}

/** Applies everything that follows from an order's payment, within the transaction that marks it as paid. */
export async function completeOrder(trx: Db, order: PaidOrder, at: Date) {
  await captureCredits(trx, order.id, at)
  await emptyCart(trx, order)
  await addOrderedBikes(trx, order.id, at)
  await addBuilds(trx, order.id, at)
  await forgetPaidPromo(trx, { orderId: order.id, userId: order.user_id })
  await queueOrderEmail(trx, 'order', order.id)
  await issueGiftCards(trx, order.id, at)
  // Numbering comes last, since all simultaneous payments wait for the row with the year's numbers.
  await numberInvoice(trx, order.id, at)
}
