import { sql } from 'kysely'

import { lockMember } from '../cart/add-to-cart.ts'
import { captureCredits } from '../credits/hold-credits.ts'
import type { Db } from '../database/open-database.ts'
import { issueGiftCards } from '../gift-cards/issue-gift-cards.ts'
import { numberInvoice } from '../invoices/number-invoice.ts'
import { forgetPaidPromo } from '../promo/redeem-promo.ts'
import { queueLetterAbout } from './order-letters.ts'

interface PaidOrder {
  id: number
  user_id: number
  email: string | null
}

/** All that follows from an order being paid, in the transaction that makes it so. */
export async function completeOrder(trx: Db, order: PaidOrder, at: Date) {
  await captureCredits(trx, order.id, at)
  await emptyCart(trx, order)
  await forgetPaidPromo(trx, { orderId: order.id, userId: order.user_id })
  await queueOrderLetter(trx, order)
  await issueGiftCards(trx, order.id, at)
  // Last, since everybody who pays at this moment waits for the row of the numbers.
  await numberInvoice(trx, order.id, at)
}

export const queueOrderLetter = (trx: Db, { id }: Pick<PaidOrder, 'id'>) => queueLetterAbout(trx, 'order', id)

/** Takes what was ordered out of the cart; what was added in the meantime stays. */
async function emptyCart(trx: Db, { id, user_id }: PaidOrder) {
  await lockMember(trx, user_id)
  await sql`
    with ordered as (
      select product_id, sum(count) as count from order_lines where order_id = ${id} group by product_id
    ), gone as (
      delete from cart_lines line using ordered
      where line.user_id = ${user_id} and line.product_id = ordered.product_id and line.count <= ordered.count
    )
    update cart_lines line set count = line.count - ordered.count from ordered
    where line.user_id = ${user_id} and line.product_id = ordered.product_id and line.count > ordered.count
  `.execute(trx)
}
