import { refundCredits } from '../../credits/hold-credits.ts'
import type { Db } from '../../../platform/index.ts'
import { giveUpOrder } from '../../orders/give-up-order.ts'
import { mayMove, moveOrder } from '../../orders/move-order.ts'
import { dropOrderedBikes } from '../../../bikes/index.ts'
import { queueOrderEmail } from '../../orders/queue-order-email.ts'
import { findProvider, ProviderAway, type Providers, type Refunded } from '../provider.ts'
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

/** What a provider doesn't answer now is written down, so the reconciliation goes on with it. */
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
  if (outcome.state === 'failed') return takeBack(trx, orderId, refund)
  const note = `Order ${order.number}`
  await refundCredits(trx, { orderId, userId: order.user_id, cents: refund.credits_cents, note, at })
  await showRefund(trx, { order, actor: refund.actor, at })
  // Of a cancelled order, the email about that tells it.
  if (order.status !== 'cancelled') await queueOrderEmail(trx, 'order_refunded', orderId)
}

/** Marks a refund as failed; nothing was refunded, so it can be refunded another way. */
async function takeBack(
  trx: Db,
  orderId: number,
  { amount_cents, provider_cents }: { amount_cents: number; provider_cents: number },
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
}

interface Shown {
  order: { id: number; status: Parameters<typeof mayMove>[0] }
  actor: string
  at: Date
}

/** What payment and order are called now. A cancelled order stays cancelled; a returned one is refunded (catalogue, orders). */
async function showRefund(trx: Db, { order: { id, status }, actor, at }: Shown) {
  const { isWhole, isHeld } = await readExtent(trx, id)
  const state = isWhole ? 'refunded' : 'partly_refunded'
  await trx.updateTable('payments').set({ state, changed_at: at }).where('order_id', '=', id).execute()
  const move = { orderId: id, actor, reason: 'refunded', at } as const
  if (mayMove(status, state)) await moveOrder(trx, { ...move, from: status, to: state })
  if (isWhole) await dropOrderedBikes(trx, id)
  if (!isHeld || !isWhole) return
  await trx.updateTable('orders').set({ held_reason: null }).where('id', '=', id).execute()
  if (status !== 'pending_payment') return
  await moveOrder(trx, { ...move, from: status, to: 'cancelled' })
  await giveUpOrder(trx, id, at)
}

/** Whether all has gone back by now, not counting what is still on its way. */
async function readExtent(trx: Db, orderId: number) {
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
  return { isWhole: !waiting && leftOf({ order: row, payment }) === 0, isHeld: row.held_reason !== null }
}
