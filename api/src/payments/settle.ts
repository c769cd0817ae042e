import type { Db } from '../database/open-database.ts'
import { completeOrder, queueOrderLetter } from '../orders/complete-order.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { moveOrder } from '../orders/move-order.ts'
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
      return completeOrder(trx, order)
    case 'cancel':
      await moveOrder(trx, { ...move, to: 'cancelled', reason: 'not paid' })
      await setPayment(trx, orderId, { state: 'failed', changed_at: at })
      return giveUpOrder(trx, orderId)
    case 'hold':
      await trx
        .updateTable('orders')
        .set({ held_reason: decision.reason })
        .where('id', '=', orderId)
        .execute()
      await setPayment(trx, orderId, { state: 'disputed', changed_at: at })
      return queueOrderLetter(trx, order)
    case 'nothing':
      return undefined
  }
}

const setPayment = (trx: Db, orderId: number, change: { state: string; changed_at: Date }) =>
  trx.updateTable('payments').set(change).where('order_id', '=', orderId).execute()
