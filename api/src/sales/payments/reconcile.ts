import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { inTurn } from './in-turn.ts'
import { isDue } from './is-due.ts'
import type { FinishRefund } from './refunds/finish-refund.ts'
import type { Settle } from './settle.ts'

const AT_ONCE = 50
/**
 * The age from which on unfinished payments are checked; before, the customer's return and the provider's message may
 * be on their way.
 */
const GRACE_MS = 2 * 60_000

interface Needs {
  db: Db
  settle: Settle
  finishRefund: FinishRefund
  now: () => Date
}

/** Creates the job that asks providers about unfinished payments and refunds. */
export const createReconciliation =
  ({ db, settle, finishRefund, now }: Needs) =>
  async (): Promise<void> => {
    const failures: unknown[] = []
    const note = (error: unknown) => void failures.push(error)
    await inTurn(await takePayments(db, now()), ({ id }) => settle(id)).catch(note)
    await inTurn(await takeRefunds(db, now()), ({ id }) => finishRefund(id)).catch(note)
    if (failures.length > 0) throw new AggregateError(failures, 'The reconciliation is not whole')
  }

/** Selects payments and marks them as being checked, so that two processes don't check the same ones. */
async function takePayments(db: Db, at: Date) {
  const { rows } = await sql<{ id: number; provider: string }>`
    update payments set asked_at = ${at}, asked = asked + 1
    where id in (
      select payment.id from payments payment join orders "order" on "order".id = payment.order_id
      where "order".status = 'pending_payment' and "order".held_reason is null and payment.ref is not null
        and "order".placed_at <= ${new Date(at.getTime() - GRACE_MS)} and ${isDue(at)}
      order by payment.asked_at nulls first limit ${AT_ONCE} for update of payment skip locked
    )
    returning order_id as id, provider`.execute(db)
  return rows
}

async function takeRefunds(db: Db, at: Date) {
  const { rows } = await sql<{ id: number; provider: string }>`
    update refunds set asked_at = ${at}, asked = refunds.asked + 1
    from payments payment
    where payment.order_id = refunds.order_id and refunds.id in (
      select id from refunds
      where state = 'requested' and created_at <= ${new Date(at.getTime() - GRACE_MS)} and ${isDue(at)}
      order by asked_at nulls first limit ${AT_ONCE} for update skip locked
    )
    returning refunds.id, payment.provider`.execute(db)
  return rows
}
