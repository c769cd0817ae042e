import type { OrderStatus } from '@nireeka/contracts/api'

import { conflict, type Db } from '../../platform/index.ts'
import type { GiveUpUnpaid } from '../payments/give-up-unpaid.ts'
import { type FinishRefund, leaveToReconciliation } from '../payments/refunds/finish-refund.ts'
import { giveBackPaid } from './give-back-paid.ts'
import { lockOrderedBikes, paidUpgrades } from './lost-bikes.ts'
import { type CancellableRow, isCancellable } from './may-cancel.ts'
import { queueOrderEmail } from './queue-order-email.ts'
import { shownStatus } from './shown-status.ts'

interface Needs {
  db: Db
  giveUpUnpaid: GiveUpUnpaid
  finishRefund: FinishRefund
  now: () => Date
}

export interface Cancelling {
  orderId: number
  userId: number
  reason: string | null
}

export type CancelOrder = ReturnType<typeof createCancelOrder>

/**
 * Cancels a member's own order; false when it isn't the member's. An unpaid order is first closed at its provider; if
 * it turns out to be paid, it is cancelled as a paid order and refunded.
 */
export function createCancelOrder({ db, giveUpUnpaid, finishRefund, now }: Needs) {
  async function cancelUnpaid({ orderId, userId, reason }: Cancelling) {
    const given = {
      orderId,
      to: 'cancelled',
      actor: `member:${userId}`,
      reason: reason ?? OWN_REASON,
    } as const
    const end = await giveUpUnpaid(given)
    if (end === 'waiting') throw conflict('payment_on_its_way', ON_ITS_WAY)
    if (end === 'done')
      await db.transaction().execute((trx) => queueOrderEmail(trx, 'order_cancelled', orderId))
    return end === 'done'
  }

  async function cancelPaid(input: Cancelling) {
    const refundId = await db.transaction().execute(async (trx) => {
      const order = await find(trx, input).forUpdate().executeTakeFirstOrThrow()
      if (order.status !== 'paid' || !isCancellable(order)) throw tooLate(order)
      await assertNoUpgrades(trx, input)
      const { orderId, userId, reason } = input
      const leftCents = order.total_cents - order.refunded_cents
      const given = { orderId, from: order.status, leftCents, reason: reason ?? OWN_REASON }
      return giveBackPaid(trx, { ...given, actor: `member:${userId}` }, now())
    })
    if (refundId !== null) await finishRefund(refundId).catch(leaveToReconciliation)
  }

  return async function cancelOrder(input: Cancelling): Promise<boolean> {
    const order = await find(db, input).executeTakeFirst()
    if (!order) return false
    if (!isCancellable(order)) throw tooLate(order)
    const isDone = order.status === 'pending_payment' && (await cancelUnpaid(input))
    if (!isDone) await cancelPaid(input)
    return true
  }
}

const find = (trx: Db, { orderId, userId }: Cancelling) =>
  trx
    .selectFrom('orders')
    .select(['id', 'status', 'held_reason', 'paid_at', 'total_cents', 'refunded_cents'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)

/** Throws when the order's bikes have paid upgrades, which would be left without a bike. */
async function assertNoUpgrades(trx: Db, { orderId }: Cancelling) {
  await lockOrderedBikes(trx, orderId)
  const number = await paidUpgrades(trx, orderId)
  if (number === null) return
  throw conflict(
    'has_upgrades',
    `You’ve bought upgrades for this bike. Please cancel order ${number} first, or write to us.`,
  )
}

const OWN_REASON = 'cancelled by its buyer'

const ON_ITS_WAY =
  'Your payment is being taken at this moment. Please try again in a minute: then the money goes back to you.'
const SENT = 'This order is on its way already. Once it arrives, you can return it within 14 days.'
const BUILT =
  'We’ve already started building this order, so it can no longer be cancelled. Please write to us.'

const SENTENCES: Partial<Record<OrderStatus | 'held', string>> = {
  cancelled: 'This order has already been cancelled.',
  expired: 'This order wasn’t paid in time and has been closed.',
  held: 'Someone on our team is checking the payment for this order and will email you.',
  in_production: BUILT,
  quality_check: BUILT,
  ready_to_ship: 'This order is packed already. Once it arrives, you can return it within 14 days.',
  partly_shipped: SENT,
  shipped: SENT,
}

/** Nothing of a paid order's money is left, although nothing of it was sent: its whole refund is under way. */
const GIVEN_BACK = 'A full refund is on its way to you, and that closes the order.'

const tooLate = (order: CancellableRow) =>
  conflict(
    order.status === 'cancelled' ? 'already_cancelled' : 'cannot_cancel',
    order.status === 'paid' && order.held_reason === null
      ? GIVEN_BACK
      : (SENTENCES[shownStatus(order)] ?? 'This order can no longer be cancelled.'),
  )
