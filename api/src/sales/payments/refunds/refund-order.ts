import type { Db } from '../../../platform/index.ts'
import { type FinishRefund, leaveToReconciliation } from './finish-refund.ts'
import { type RefundOrderCommand, requestRefund } from './request-refund.ts'

interface Needs {
  db: Db
  finishRefund: FinishRefund
  now: () => Date
}

/**
 * Gives money back for an order, whole or in part, once per key. Answers what goes where; `requested` is on its way.
 * Throws a conflict where less than that is left. Who must write more in the same transaction calls requestRefund.
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
