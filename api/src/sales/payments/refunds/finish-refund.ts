import { refundCredits } from '../../credits/hold-credits.ts'
import type { Db } from '../../../platform/index.ts'
import { giveUpOrder } from '../../orders/give-up-order.ts'
import { cancelRefunded, isUnsent, mayMove, moveOrder } from '../../orders/move-order.ts'
import { dropOrderedBikes, restoreOrderedBikes } from '../../../bikes/index.ts'
import { queueOrderEmail } from '../../orders/queue-order-email.ts'
import { findProvider, ProviderAway, type Providers, type Refunded } from '../provider.ts'
import { setPayment } from '../set-payment.ts'
import { settleShipping } from '../../shipments/settle-shipping.ts'
import { endRefundLines, withdrawRequested } from './refund-lines.ts'
import { leftOf } from './refundable.ts'

interface Needs {
  db: Db
  providers: Providers
  now: () => Date
}

export type FinishRefund = (refundId: number) => Promise<void>

/**
 * Completes a recorded refund: calls the provider under the refund's own key, then applies the answer. Any number of
 * calls, at once or after a crash, send the money once. Throws ProviderAway.
 */
export const createFinishRefund =
  ({ db, providers, now }: Needs): FinishRefund =>
  async (refundId) => {
    const refund = await db
      .selectFrom('refunds as refund')
      .innerJoin('payments as payment', 'payment.order_id', 'refund.order_id')
      .select([
        'refund.order_id',
        'refund.state',
        'refund.provider_cents',
        'refund.created_at',
        'payment.provider',
        'payment.ref',
        'payment.charge_ref',
        'payment.currency',
      ])
      .where('refund.id', '=', refundId)
      .executeTakeFirstOrThrow()
    if (refund.state !== 'requested') return
    const outcome = await send()
    await db
      .transaction()
      .execute((trx) => conclude(trx, { orderId: refund.order_id, refundId, outcome, at: now() }))

    async function send(): Promise<Refunded> {
      const { provider, ref, charge_ref: chargeRef, currency, provider_cents: amountCents } = refund
      if (amountCents === 0) return { ref: null, state: 'done' }
      const key = `refund-${refundId}-${refund.created_at.getTime()}`
      return findProvider(providers, provider).refund({
        ref: ref ?? '',
        chargeRef,
        amountCents,
        currency,
        key,
      })
    }
  }

/** Ignores that a provider is unavailable: the refund is recorded, so the reconciliation completes it later. */
export function leaveToReconciliation(error: unknown) {
  if (!(error instanceof ProviderAway)) throw error
}

interface Ending {
  orderId: number
  refundId: number
  outcome: Refunded
  at: Date
}

async function conclude(trx: Db, { orderId, refundId, outcome, at }: Ending) {
  // The order is locked first, as everywhere, to prevent deadlocks.
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'user_id', 'number', 'status'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const refund = await trx
    .updateTable('refunds')
    .set({ state: outcome.state, provider_ref: outcome.ref, changed_at: at })
    .where('id', '=', refundId)
    .where('state', '=', 'requested')
    .returning(['provider_cents', 'credits_cents', 'amount_cents', 'actor'])
    .executeTakeFirst()
  if (!refund || outcome.state === 'requested') return
  if (outcome.state === 'failed') return takeBack(trx, { orderId, ...refund }, at)
  // Cancelling has returned all that the order held.
  if (order.status !== 'cancelled') await endRefundLines(trx, { orderId, refundId, actor: refund.actor, at })
  const note = `Order ${order.number}`
  await refundCredits(trx, { orderId, userId: order.user_id, cents: refund.credits_cents, note, at })
  await showRefund(trx, { order, actor: refund.actor, at })
  await settleShipping(trx, { orderId, actor: refund.actor, at })
  // The refund of a cancelled order is part of the email about the cancellation.
  if (order.status !== 'cancelled') await queueOrderEmail(trx, 'order_refunded', orderId)
}

/**
 * Takes back a failed refund: nothing was refunded, so it can be refunded another way, and the order's bikes are their
 * buyer's again.
 */
async function takeBack(
  trx: Db,
  {
    orderId,
    amount_cents,
    provider_cents,
  }: { orderId: number; amount_cents: number; provider_cents: number },
  at: Date,
) {
  await trx
    .updateTable('orders')
    .set(({ eb }) => ({ refunded_cents: eb('refunded_cents', '-', amount_cents) }))
    .where('id', '=', orderId)
    .execute()
  await trx
    .updateTable('payments')
    .set(({ eb }) => ({ refunded_cents: eb('refunded_cents', '-', provider_cents) }))
    .where('order_id', '=', orderId)
    .execute()
  await restoreOrderedBikes(trx, orderId)
  await withdrawRequested(trx, orderId, at)
}

interface Shown {
  order: { id: number; status: Parameters<typeof mayMove>[0] }
  actor: string
  at: Date
}

/**
 * Shows a completed refund in the states of payment and order. A whole refund ends the order: a returned one is
 * refunded, and one of which nothing was sent is cancelled, as if its buyer had cancelled it.
 */
async function showRefund(trx: Db, { order: { id, status }, actor, at }: Shown) {
  const isWhole = await isWholeRefund(trx, id)
  const state = isWhole ? 'refunded' : 'partly_refunded'
  await setPayment(trx, id, { state, changed_at: at })
  const move = { orderId: id, from: status, actor, at }
  if (mayMove(status, state)) await moveOrder(trx, { ...move, to: state, reason: 'refunded' })
  if (!isWhole) return
  await trx.updateTable('orders').set({ held_reason: null }).where('id', '=', id).execute()
  await dropOrderedBikes(trx, id)
  if (!isUnsent(status)) return
  await cancelRefunded(trx, move)
  await giveUpOrder(trx, id, { actor, at })
}

/** Tells whether everything has been refunded, without refunds that are still on their way. */
async function isWholeRefund(trx: Db, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('orders as order')
    .innerJoin('payments as payment', 'payment.order_id', 'order.id')
    .select([
      'order.paid_at',
      'order.held_reason',
      'order.total_cents',
      'order.refunded_cents',
      'payment.amount_cents',
      'payment.captured_cents',
      'payment.refunded_cents as provider_refunded_cents',
    ])
    .where('order.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const waiting = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  const payment = { ...row, refunded_cents: row.provider_refunded_cents }
  return !waiting && leftOf({ order: row, payment }) === 0
}
