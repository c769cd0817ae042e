import { sql } from 'kysely'

import { lockMember } from '../cart/add-to-cart.ts'
import type { Db } from '../database/open-database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { moveOrder } from '../orders/move-order.ts'
import { returnStock } from '../orders/stock.ts'
import { decide } from './decide.ts'
import { findProvider, type Providers, type Truth } from './provider.ts'

interface Needs {
  db: Db
  providers: Providers
  now: () => Date
}

export type Settle = (orderId: number) => Promise<void>

/**
 * The only writer of "paid". The customer's return, the provider's message and the reconciliation all call it, in any
 * order and any number of times: the provider is asked for the truth, and the locked order moves at most once.
 */
export const createSettle =
  ({ db, providers, now }: Needs): Settle =>
  async (orderId) => {
    const payment = await db
      .selectFrom('payments')
      .select(['provider', 'ref'])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!payment?.ref) return
    const truth = await findProvider(providers, payment.provider).truth(payment.ref)
    const actor = `provider:${payment.provider}`
    await db.transaction().execute((trx) => apply(trx, { orderId, truth, actor, at: now() }))
  }

interface Word {
  orderId: number
  truth: Truth
  actor: string
  at: Date
}

async function apply(trx: Db, { orderId, truth, actor, at }: Word) {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const decision = decide(order, truth)
  const move = { orderId, from: 'pending_payment', actor, at } as const
  switch (decision.to) {
    case 'pay':
      await moveOrder(trx, { ...move, to: 'paid' })
      await setPayment(trx, orderId, { state: 'captured', changed_at: at })
      await emptyCart(trx, orderId, order.user_id)
      return queueLetter(trx, orderId, order.user_id)
    case 'cancel':
      await moveOrder(trx, { ...move, to: 'cancelled', reason: 'not paid' })
      await setPayment(trx, orderId, { state: 'failed', changed_at: at })
      return returnStock(trx, orderId)
    case 'hold':
      await trx
        .updateTable('orders')
        .set({ held_reason: decision.reason })
        .where('id', '=', orderId)
        .execute()
      await setPayment(trx, orderId, { state: 'disputed', changed_at: at })
      return queueLetter(trx, orderId, order.user_id)
    case 'nothing':
      return undefined
  }
}

const setPayment = (trx: Db, orderId: number, change: { state: string; changed_at: Date }) =>
  trx.updateTable('payments').set(change).where('order_id', '=', orderId).execute()

/** What it says, the order says when it is sent: that it is paid, or that a person has to look at it. */
async function queueLetter(trx: Db, orderId: number, userId: number) {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await queueMail(trx, { template: 'order', to: email, data: { order_id: orderId } })
}

/** Takes what was ordered out of the cart; what was added in the meantime stays. */
async function emptyCart(trx: Db, orderId: number, userId: number) {
  await lockMember(trx, userId)
  await sql`
    with ordered as (
      select product_id, sum(count) as count from order_lines where order_id = ${orderId} group by product_id
    ), gone as (
      delete from cart_lines line using ordered
      where line.user_id = ${userId} and line.product_id = ordered.product_id and line.count <= ordered.count
    )
    update cart_lines line set count = line.count - ordered.count from ordered
    where line.user_id = ${userId} and line.product_id = ordered.product_id and line.count > ordered.count
  `.execute(trx)
}
