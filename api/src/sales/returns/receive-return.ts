import type { ReturnReceipt } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, invalid, recordAudit, type Db } from '../../platform/index.ts'
import { moveReturn } from './move-return.ts'
import { openForChange, type OpenReturn, type ReturnCall } from './open-for-change.ts'
import { queueReturnEmail } from './queue-return-email.ts'
import { settleOrder } from './settle-order.ts'

type Call = ReturnCall<z.output<typeof ReturnReceipt>>

/**
 * Creates the function that records how many pieces of a return have arrived. What hasn't may be asked for again. The
 * order is returned from now on, and an email tells the member.
 */
export const createReceiveReturn =
  ({ db, now }: { db: Db; now: () => Date }) =>
  (call: Call): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const asked = await openForChange(trx, call, 'receive')
      const counts = countsOf(asked, call)
      for (const [line_id, received] of counts) {
        await trx
          .updateTable('return_lines')
          .set({ received })
          .where('return_id', '=', asked.id)
          .where('order_line_id', '=', line_id)
          .execute()
      }
      const { by } = call
      const at = now()
      const actor = `admin:${by.id}`
      await moveReturn(trx, { returnId: asked.id, from: asked.status, to: 'received', actor, at })
      await settleOrder(trx, { order: asked.order, to: 'returned', actor, at })
      await queueReturnEmail(trx, 'return_received', { orderId: asked.order_id, returnId: asked.id })
      await recordAudit(trx, {
        by,
        action: 'return.receive',
        subject: { kind: 'return', id: asked.id },
        before: { status: asked.status },
        after: { status: 'received', lines: Object.fromEntries(counts) },
        at,
      })
    })

/** Returns how many pieces of each line of the return have arrived. */
function countsOf({ lines }: OpenReturn, { input }: Call): Map<number, number> {
  const counts = new Map(lines.map(({ line_id }) => [line_id, 0]))
  for (const { line_id, count } of input.lines) {
    const line = lines.find((one) => one.line_id === line_id)
    if (!line) throw invalid('lines', 'This return has no such line.')
    if (count > line.count) throw conflict('too_many_pieces', `Of ${line.title}, ${line.count} were to come.`)
    counts.set(line_id, count)
  }
  if ([...counts.values()].some((count) => count > 0)) return counts
  throw invalid('lines', 'Nothing has arrived. Close the return if nothing will.')
}
