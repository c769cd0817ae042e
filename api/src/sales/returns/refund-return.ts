import { formatPrice, toDollars } from '@nireeka/contracts'
import type { ReturnRefund } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { takeBackBikes } from '../../bikes/index.ts'
import { conflict, recordAudit, type Db } from '../../platform/index.ts'
import { type FinishRefund, leaveToReconciliation } from '../payments/refunds/finish-refund.ts'
import { requestRefund } from '../payments/refunds/request-refund.ts'
import { lockReturn } from './lock-return.ts'
import { moveReturn } from './move-return.ts'
import { openForChange, type OpenReturn, type ReturnCall } from './open-for-change.ts'

interface Needs {
  db: Db
  finishRefund: FinishRefund
  now: () => Date
}

interface RefundCall extends ReturnCall<z.output<typeof ReturnRefund>> {
  /** The idempotency key of the call. */
  key: string
}

/**
 * Creates the function that gives back what the pieces of a return are worth after deductions, and closes the return, once
 * per key. Bikes that came back aren't their buyer's any more. The refund's own email tells the member. Returns the
 * refund. Throws a conflict for a changed return and when nothing is left to be given back.
 */
export const createRefundReturn =
  ({ db, finishRefund, now }: Needs) =>
  async (call: RefundCall) => {
    const refundId = await db.transaction().execute((trx) => refund(trx, call, now()))
    await finishRefund(refundId).catch(leaveToReconciliation)
    return db
      .selectFrom('refunds')
      .select(['id', 'order_id', 'amount_cents'])
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow()
  }

async function refund(trx: Db, call: RefundCall, at: Date): Promise<number> {
  const before = await findRefund(trx, call)
  if (before !== null) return before
  const asked = await openForChange(trx, call, 'refund')
  const { by, input, key } = call
  const actor = `admin:${by.id}`
  const pieces = asked.lines.flatMap(({ line_id, received }) =>
    received ? [{ line_id, count: received }] : [],
  )
  const refundId = await requestRefund(
    trx,
    {
      orderId: asked.order_id,
      amountCents: null,
      lines: pieces,
      deductedCents: asked.lines.reduce((sum, { deduction_cents }) => sum + deduction_cents, 0),
      to: input.to,
      reason: reasonOf(asked),
      actor,
      key: keyOf(asked.id, key),
    },
    at,
  )
  // Pieces of a refund that has failed were taken back with it.
  if (asked.refund_id === null) await takeBackBikes(trx, pieces, at)
  await trx.updateTable('returns').set({ refund_id: refundId }).where('id', '=', asked.id).execute()
  await moveReturn(trx, { returnId: asked.id, from: asked.status, to: 'closed', actor, at })
  await recordAudit(trx, {
    by,
    action: 'return.refund',
    subject: { kind: 'return', id: asked.id },
    before: { status: asked.status },
    after: {
      status: 'closed',
      refund_id: refundId,
      amount: toDollars(asked.values.refundCents),
      to: input.to,
    },
    at,
  })
  return refundId
}

const keyOf = (returnId: number, key: string) => `return-${returnId}-${key}`

/** Returns the refund that this call has asked for before; null when it hasn't. */
async function findRefund(trx: Db, { returnId, key, input }: RefundCall): Promise<number | null> {
  const { order_id } = await lockReturn(trx, returnId)
  const before = await trx
    .selectFrom('refunds')
    .select(['id', 'provider_cents'])
    .where('order_id', '=', order_id)
    .where('key', '=', keyOf(returnId, key))
    .executeTakeFirst()
  if (!before) return null
  if (input.to === 'payment' || before.provider_cents === 0) return before.id
  throw conflict('key_reused', 'This refund was sent before with other contents. Please reload the page.')
}

const MOST_LETTERS = 300

/** Returns the reason that the member reads in the refund's email: the return, and what was taken off. */
function reasonOf({ number, lines }: OpenReturn): string {
  const taken = lines.flatMap(({ title, deduction_cents, deduction_reason }) =>
    deduction_cents > 0
      ? [`${formatPrice(toDollars(deduction_cents))} less for ${title}: ${deduction_reason}`]
      : [],
  )
  return [`Your return ${number}`, ...taken].join('. ').slice(0, MOST_LETTERS)
}
