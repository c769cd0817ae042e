import type { Db } from '../../platform/index.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { queueOrderEmail } from '../orders/queue-order-email.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { hasItsBikes } from '../orders/lost-bikes.ts'
import { moveOrder } from '../orders/move-order.ts'
import { decide } from './decide.ts'
import { findProvider, type Provider, type Providers, type ProviderStatus } from './provider.ts'
import { type FinishRefund, leaveToReconciliation } from './refunds/finish-refund.ts'
import { sendBack } from './refunds/send-back.ts'
import { setPayment } from './set-payment.ts'

interface Needs {
  db: Db
  providers: Providers
  finishRefund: FinishRefund
  now: () => Date
}

export type Settle = (orderId: number) => Promise<void>

/**
 * Creates the function that marks orders as paid; of held payments, `decideHeld` lets an admin decide. The customer's
 * return, the provider's message and the reconciliation call it, in any order and any number of times: it asks the
 * provider for the status, and changes the locked order at most once.
 */
export const createSettle =
  ({ db, providers, finishRefund, now }: Needs): Settle =>
  async (orderId) => {
    const payment = await db
      .selectFrom('payments')
      .select(['provider', 'ref'])
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!payment?.ref) return
    const provider = findProvider(providers, payment.provider)
    const providerStatus = await takeApproved(db, { orderId, ref: payment.ref, provider, at: now() })
    const actor = `provider:${payment.provider}`
    const refundId = await db
      .transaction()
      .execute((trx) => apply(trx, { orderId, providerStatus, actor, at: now() }))
    if (refundId !== null) await finishRefund(refundId).catch(leaveToReconciliation)
  }

interface Asking {
  orderId: number
  ref: string
  provider: Provider
  at: Date
}

/** Captures an approved payment, but only for an order that is still unpaid and was never given up. */
async function takeApproved(db: Db, { orderId, ref, provider, at }: Asking): Promise<ProviderStatus> {
  const providerStatus = await provider.providerStatus(ref)
  if (providerStatus.state !== 'approved' || !provider.capture) return providerStatus
  const isOurs = await db.transaction().execute((trx) => claimCapture(trx, orderId, at))
  return isOurs ? provider.capture(ref) : providerStatus
}

/** Marks a capture as begun, so that the order doesn't expire before the provider has answered. */
async function claimCapture(trx: Db, orderId: number, at: Date): Promise<boolean> {
  const order = await lockOrder(trx, orderId)
  if (order.status !== 'pending_payment' || order.held_reason !== null) return false
  if (!(await hasItsBikes(trx, orderId))) return false
  await setPayment(trx, orderId, { state: 'authorized', changed_at: at })
  return true
}

interface Applied {
  orderId: number
  providerStatus: ProviderStatus
  actor: string
  at: Date
}

/** Applies a status to the order; returns the refund if the payment has to go straight back. */
async function apply(trx: Db, { orderId, providerStatus, actor, at }: Applied): Promise<number | null> {
  const order = await lockOrder(trx, orderId)
  const payment = await trx
    .selectFrom('payments')
    .select(['amount_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const decision = decide({ ...order, ...payment }, providerStatus)
  const move = { orderId, from: 'pending_payment', actor, at } as const
  const taken = {
    charge_ref: providerStatus.chargeRef,
    captured_cents: providerStatus.amountCents,
    changed_at: at,
  }
  switch (decision.to) {
    case 'pay':
      if (!(await hasItsBikes(trx, orderId))) return sendBack(trx, { orderId, status: providerStatus, at })
      await markPaid(trx, { order, providerStatus, actor, at })
      return null
    case 'cancel':
      await moveOrder(trx, { ...move, to: 'cancelled', reason: 'not paid' })
      await setPayment(trx, orderId, { state: 'failed', changed_at: at })
      await giveUpOrder(trx, orderId, { actor: move.actor, at })
      return null
    case 'hold':
      await trx
        .updateTable('orders')
        .set({ held_reason: decision.reason })
        .where('id', '=', orderId)
        .execute()
      await setPayment(trx, orderId, { ...taken, state: 'disputed' })
      await queueOrderEmail(trx, 'order', order.id)
      return null
    case 'nothing':
      return null
  }
}

interface Paid {
  order: { id: number; user_id: number; email: string | null }
  providerStatus: ProviderStatus
  actor: string
  reason?: string
  at: Date
}

/** Makes an unpaid order paid, and does what follows from it: the only place that does. The caller has locked the order. */
export async function markPaid(trx: Db, { order, providerStatus, actor, reason, at }: Paid) {
  await moveOrder(trx, { orderId: order.id, from: 'pending_payment', to: 'paid', actor, reason, at })
  await setPayment(trx, order.id, {
    state: 'captured',
    charge_ref: providerStatus.chargeRef,
    captured_cents: providerStatus.amountCents,
    card_brand: providerStatus.card?.brand,
    card_last_four: providerStatus.card?.lastFour,
    changed_at: at,
  })
  await completeOrder(trx, order, at)
}

const lockOrder = (trx: Db, orderId: number) =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
