import type { Db } from '../../../platform/index.ts'
import { type FinishRefund, leaveToReconciliation } from './finish-refund.ts'
import { type RefundOrderCommand, requestRefund } from './request-refund.ts'

interface Needs {
  db: Db
  finishRefund: FinishRefund
  now: () => Date
}

/**
 * Creates the function that refunds an order in whole or in part, once per key. Returns how much goes where; the state
 * `requested` means that it is on its way. Throws a conflict if less than the amount is left. A caller that writes more
 * in the same transaction uses requestRefund instead.
 */
export const createRefundOrder =
  ({ db, finishRefund, now }: Needs) =>
  async (input: RefundOrderCommand) => {
    const id = await db.transaction().execute((trx) => requestRefund(trx, input, now()))
    await finishRefund(id).catch(leaveToReconciliation)
    return db
      .selectFrom('refunds')
      .select(['id', 'amount_cents', 'provider_cents', 'credits_cents', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

export type RefundOrder = ReturnType<typeof createRefundOrder>
