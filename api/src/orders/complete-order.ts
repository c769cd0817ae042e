import { sql } from 'kysely'

import { lockMember } from '../cart/add-to-cart.ts'
import type { Db } from '../database/open-database.ts'
import { queueMail } from '../mail/queue-mail.ts'

interface PaidOrder {
  id: number
  user_id: number
  email: string | null
}

/** All that follows from an order being paid, in the transaction that makes it so. */
export async function completeOrder(trx: Db, order: PaidOrder) {
  await emptyCart(trx, order)
  await queueOrderLetter(trx, order)
}

/** What it says, the order says when it is sent: that it is paid, or that a person has to look at it. */
export async function queueOrderLetter(trx: Db, { id, user_id, email }: PaidOrder) {
  const member = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  await queueMail(trx, { template: 'order', to: email ?? member.email, data: { order_id: id } })
}

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
