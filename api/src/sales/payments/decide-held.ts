import type { HeldDecision } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { assertVersion, type LockedOrder, lockOrder } from '../orders/lock-order.ts'
import { hasItsBikes } from '../orders/lost-bikes.ts'
import { findProvider, type Providers, type ProviderStatus } from './provider.ts'
import { type FinishRefund, leaveToReconciliation } from './refunds/finish-refund.ts'
import { requestRefund } from './refunds/request-refund.ts'
import { markPaid } from './settle.ts'

interface Needs {
  db: Db
  providers: Providers
  finishRefund: FinishRefund
  now: () => Date
}

export interface DecidingHeld {
  orderId: number
  input: z.output<typeof HeldDecision>
  by: StaffCaller
}

/**
 * Creates the function by which an admin decides on a payment that doesn't fit its order. Accepted, an order that is
 * still unpaid becomes paid with what the provider has taken; refused, all of that goes back and the order ends. Throws a
 * conflict for a changed order, and for a decision that isn't allowed.
 */
export const createDecideHeld = ({ db, providers, finishRefund, now }: Needs) => {
  async function accept(deciding: DecidingHeld) {
    const providerStatus = await askProvider(db, providers, deciding.orderId)
    await db.transaction().execute(async (trx) => {
      const order = await lockHeld(trx, deciding)
      const currency = await assertAcceptable(trx, order)
      if (providerStatus.state !== 'paid' || providerStatus.currency !== currency) throw notAcceptable()
      const { input, by } = deciding
      const at = now()
      await trx.updateTable('orders').set({ held_reason: null }).where('id', '=', order.id).execute()
      const { email } = await trx
        .selectFrom('orders')
        .select('email')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
      const paid = { order: { ...order, email }, providerStatus, actor: `admin:${by.id}`, at }
      await markPaid(trx, { ...paid, reason: input.reason })
      await audit(trx, deciding, { order, after: { status: 'paid' }, at })
    })
  }

  async function refuse(deciding: DecidingHeld) {
    const { orderId, input, by } = deciding
    const refundId = await db.transaction().execute(async (trx) => {
      const order = await lockHeld(trx, deciding)
      const at = now()
      const refund = { orderId, amountCents: null, to: 'payment', actor: `admin:${by.id}` } as const
      const key = `held-${order.version}`
      const id = await requestRefund(trx, { ...refund, reason: input.reason, key }, at)
      await audit(trx, deciding, { order, after: { refund_id: id }, at })
      return id
    })
    await finishRefund(refundId).catch(leaveToReconciliation)
  }

  return (deciding: DecidingHeld) =>
    deciding.input.decision === 'accept' ? accept(deciding) : refuse(deciding)
}

export type DecideHeld = ReturnType<typeof createDecideHeld>

/** Asks the provider what it has taken for an order by now. */
async function askProvider(db: Db, providers: Providers, orderId: number): Promise<ProviderStatus> {
  const payment = await db
    .selectFrom('payments')
    .select(['provider', 'ref'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!payment?.ref) throw notAcceptable()
  return findProvider(providers, payment.provider).providerStatus(payment.ref)
}

async function lockHeld(trx: Db, { orderId, input }: DecidingHeld): Promise<LockedOrder> {
  const order = await lockOrder(trx, orderId)
  assertVersion(order, input.version)
  if (order.held_reason === null) throw conflict('not_held', 'The payment of this order isn’t held.')
  return order
}

/** Returns the currency of an order whose payment may be accepted; throws a conflict for any other. */
async function assertAcceptable(trx: Db, order: LockedOrder): Promise<string> {
  const isOpen = order.status === 'pending_payment' && order.refunded_cents === 0
  if (!isOpen || !(await hasItsBikes(trx, order.id))) throw notAcceptable()
  const { currency } = await trx
    .selectFrom('payments')
    .select('currency')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return currency
}

const notAcceptable = () =>
  conflict('cannot_accept', 'This payment can’t be accepted. Refuse it, so that the money goes back.')

interface Audited {
  order: LockedOrder
  after: Record<string, unknown>
  at: Date
}

const audit = (trx: Db, { input, by }: DecidingHeld, { order, after, at }: Audited) =>
  recordAudit(trx, {
    by,
    action: input.decision === 'accept' ? 'payment.accept' : 'payment.refuse',
    subject: { kind: 'order', id: order.id },
    before: { status: order.status, held: order.held_reason },
    after: { ...after, reason: input.reason },
    at,
  })
