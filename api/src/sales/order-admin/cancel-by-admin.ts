import type { AdminCancel } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { redeemedGiftCents } from '../gift-cards/void-gift-cards.ts'
import { giveBackPaid } from '../orders/give-back-paid.ts'
import { assertVersion, isStale, type LockedOrder, lockOrder } from '../orders/lock-order.ts'
import { lockOrderedBikes, paidUpgrades } from '../orders/lost-bikes.ts'
import { queueOrderEmail } from '../orders/queue-order-email.ts'
import type { GiveUpUnpaid } from '../payments/give-up-unpaid.ts'
import { type FinishRefund, leaveToReconciliation } from '../payments/refunds/finish-refund.ts'
import { cancelRefusal } from './allowed.ts'

interface Needs {
  db: Db
  giveUpUnpaid: GiveUpUnpaid
  finishRefund: FinishRefund
  now: () => Date
}

export interface CancellingByAdmin {
  orderId: number
  input: z.output<typeof AdminCancel>
  by: StaffCaller
}

/**
 * Creates the function that cancels an order of which nothing was sent, also one that is being built, and refunds it in
 * full. An unpaid order is first closed at its provider. Throws a conflict for a changed order and for one that can't be
 * cancelled.
 */
export const createCancelByAdmin = ({ db, giveUpUnpaid, finishRefund, now }: Needs) => {
  async function cancelUnpaid({ number }: LockedOrder, cancelling: CancellingByAdmin) {
    const { orderId, input, by } = cancelling
    const end = await giveUpUnpaid({
      orderId,
      to: 'cancelled',
      actor: `admin:${by.id}`,
      reason: input.reason,
      async within(trx) {
        await queueOrderEmail(trx, 'order_cancelled', orderId)
        await audit(trx, cancelling, { status: 'pending_payment', refundId: null, at: now() })
      },
    })
    if (end === 'waiting') throw conflict('payment_on_its_way', ON_ITS_WAY)
    if (end !== 'done') throw isStale(number)
  }

  async function cancelPaid(cancelling: CancellingByAdmin) {
    const { orderId, input, by } = cancelling
    const refundId = await db.transaction().execute(async (trx) => {
      const order = await assertCancellable(trx, cancelling)
      const at = now()
      const { status, total_cents, refunded_cents } = order
      const given = { orderId, from: status, actor: `admin:${by.id}`, reason: input.reason }
      const refund = await giveBackPaid(trx, { ...given, leftCents: total_cents - refunded_cents }, at)
      await audit(trx, cancelling, { status, refundId: refund, at })
      return refund
    })
    if (refundId !== null) await finishRefund(refundId).catch(leaveToReconciliation)
  }

  return async function cancelByAdmin(cancelling: CancellingByAdmin): Promise<void> {
    const order = await db.transaction().execute((trx) => assertCancellable(trx, cancelling))
    if (order.status === 'pending_payment') await cancelUnpaid(order, cancelling)
    else await cancelPaid(cancelling)
  }
}

const ON_ITS_WAY =
  'The payment of this order is being taken at this moment. Please try again in a minute: then the money goes back.'

/** Locks the order and its bikes, and throws a conflict when it can't be cancelled as it is. */
async function assertCancellable(trx: Db, { orderId, input }: CancellingByAdmin): Promise<LockedOrder> {
  const order = await lockOrder(trx, orderId)
  assertVersion(order, input.version)
  await lockOrderedBikes(trx, orderId)
  const has_redeemed_card = (await redeemedGiftCents(trx, orderId)) > 0
  const upgraded_by = await paidUpgrades(trx, orderId)
  const refusal = cancelRefusal({ ...order, has_redeemed_card, upgraded_by })
  if (refusal !== null) throw conflict('cannot_cancel', 'This order can’t be cancelled any more.')
  return order
}

interface Ended {
  status: string
  refundId: number | null
  at: Date
}

const audit = (trx: Db, { orderId, input, by }: CancellingByAdmin, { status, refundId, at }: Ended) =>
  recordAudit(trx, {
    by,
    action: 'order.cancel',
    subject: { kind: 'order', id: orderId },
    before: { status },
    after: {
      status: 'cancelled',
      reason: input.reason,
      ...(refundId !== null && { refund_id: refundId }),
    },
    at,
  })
