import { formatPrice, toCents, toDollars } from '@nireeka/contracts'
import type { ReturnInspection } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, invalid, recordAudit, type Db } from '../../platform/index.ts'
import { returnPieces, writeOffPieces } from '../orders/stock.ts'
import { moveReturn } from './move-return.ts'
import { openForChange, type OpenReturn, type ReturnCall } from './open-for-change.ts'

type Input = z.output<typeof ReturnInspection>
type Inspected = Input['lines'][number]

/**
 * Creates the function that records what somebody saw who looked at a return: which pieces go back to the stock and which
 * are written off, and what is taken off for wear.
 */
export const createInspectReturn =
  ({ db, now }: { db: Db; now: () => Date }) =>
  (call: ReturnCall<Input>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const asked = await openForChange(trx, call, 'inspect')
      const { by, input } = call
      assertAll(asked, input.lines)
      for (const line of input.lines) await write(trx, asked.id, line)
      const at = now()
      const actor = `admin:${by.id}`
      await moveStock(trx, asked, { inspected: input.lines, actor })
      await moveReturn(trx, { returnId: asked.id, from: asked.status, to: 'inspected', actor, at })
      await recordAudit(trx, {
        by,
        action: 'return.inspect',
        subject: { kind: 'return', id: asked.id },
        before: { status: asked.status },
        after: { status: 'inspected', lines: input.lines },
        at,
      })
    })

/** Throws unless each line that has arrived is named once, with all of its pieces and no more taken off than its value. */
function assertAll({ lines, values }: OpenReturn, inspected: readonly Inspected[]) {
  for (const line of lines) {
    const found = inspected.filter(({ line_id }) => line_id === line.line_id)
    const count = found.reduce((sum, { restocked, written_off }) => sum + restocked + written_off, 0)
    if (found.length > 1) throw invalid('lines', 'Each line can be named once.')
    if (count !== line.received) {
      throw conflict('wrong_pieces', `Of ${line.title}, ${line.received} have arrived; say where each goes.`)
    }
    const most = values.byLine.get(line.line_id) ?? 0
    if (toCents(found[0]?.deduction ?? 0) > most) {
      throw conflict(
        'deduction_too_high',
        `For ${line.title}, at most ${formatPrice(toDollars(most))} can be taken off.`,
      )
    }
  }
  if (inspected.some(({ line_id }) => lines.every((line) => line.line_id !== line_id))) {
    throw invalid('lines', 'This return has no such line.')
  }
}

const write = (trx: Db, returnId: number, { line_id, deduction, deduction_reason, ...seen }: Inspected) =>
  trx
    .updateTable('return_lines')
    .set({
      restocked: seen.restocked,
      written_off: seen.written_off,
      condition: seen.condition,
      deduction_cents: toCents(deduction),
      deduction_reason: deduction === 0 ? null : deduction_reason,
    })
    .where('return_id', '=', returnId)
    .where('order_line_id', '=', line_id)
    .execute()

/**
 * Returns the pieces that can be sold again to the stock, and records those that are written off: products in the order of
 * their ids and then bikes with their parts, so that two inspections of the same products don't wait for one another.
 */
async function moveStock(
  trx: Db,
  { lines, order }: OpenReturn,
  { inspected, actor }: { inspected: readonly Inspected[]; actor: string },
) {
  const facts = { actor, orderId: order.id, reason: 'return' } as const
  const byProduct = lines.toSorted(
    (a, b) => Number(a.is_build) - Number(b.is_build) || a.product_id - b.product_id,
  )
  for (const { line_id } of byProduct) {
    const seen = inspected.find((one) => one.line_id === line_id)
    if (!seen) continue
    await returnPieces(trx, [{ line_id, count: seen.restocked }], facts)
    await writeOffPieces(trx, [{ line_id, count: seen.written_off }], facts)
  }
}
