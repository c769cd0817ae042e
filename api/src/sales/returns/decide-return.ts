import type { ReturnApproval, ReturnEnding } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { recordAudit, type Db } from '../../platform/index.ts'
import { moveReturn } from './move-return.ts'
import { openForChange, type ReturnCall } from './open-for-change.ts'
import { queueReturnEmail } from './queue-return-email.ts'
import { settleOrder } from './settle-order.ts'

interface Needs {
  db: Db
  now: () => Date
}

/** Creates the function that approves a return: an email tells the member where to send it. */
export const createApproveReturn =
  ({ db, now }: Needs) =>
  (call: ReturnCall<z.output<typeof ReturnApproval>>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { id, order_id } = await openForChange(trx, call, 'approve')
      const { by, input } = call
      const at = now()
      const actor = `admin:${by.id}`
      await moveReturn(trx, {
        returnId: id,
        from: 'requested',
        to: 'approved',
        actor,
        reason: input.message,
        at,
      })
      await queueReturnEmail(trx, 'return_approved', { orderId: order_id, returnId: id })
      await recordAudit(trx, {
        by,
        action: 'return.approve',
        subject: { kind: 'return', id },
        before: { status: 'requested' },
        after: { status: 'approved', ...(input.message !== null && { message: input.message }) },
        at,
      })
    })

const ENDS = {
  reject: { to: 'rejected', template: 'return_rejected' },
  close: { to: 'closed', template: 'return_closed' },
} as const

/**
 * Creates the function that rejects a return, or closes one that didn't come or is worth nothing. An email tells the
 * member why, and an order of which nothing comes back is delivered again.
 */
export const createEndReturn =
  ({ db, now }: Needs) =>
  (action: keyof typeof ENDS, call: ReturnCall<z.output<typeof ReturnEnding>>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { id, order_id, order, status: from } = await openForChange(trx, call, action)
      const { by, input } = call
      const { to, template } = ENDS[action]
      const at = now()
      const actor = `admin:${by.id}`
      await moveReturn(trx, { returnId: id, from, to, actor, reason: input.reason, at })
      await settleOrder(trx, { order, to: 'delivered', actor, at })
      await queueReturnEmail(trx, template, { orderId: order_id, returnId: id })
      await recordAudit(trx, {
        by,
        action: `return.${action}`,
        subject: { kind: 'return', id },
        before: { status: from },
        after: { status: to, reason: input.reason },
        at,
      })
    })
