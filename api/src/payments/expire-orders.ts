import type { Db } from '../database/open-database.ts'
import { inTurn } from './in-turn.ts'
import type { GiveUpUnpaid } from './give-up-unpaid.ts'

const AT_ONCE = 50

interface Needs {
  db: Db
  giveUpUnpaid: GiveUpUnpaid
  now: () => Date
}

/** Ends the orders that nobody paid in time and gives their stock back; finds those that were paid without our hearing. */
export const createExpiry =
  ({ db, giveUpUnpaid, now }: Needs) =>
  /** Tells how many orders were looked at. */
  async (): Promise<number> => {
    const due = await takeDue(db, now())
    await inTurn(due, ({ id }) =>
      giveUpUnpaid({ orderId: id, to: 'expired', actor: 'shop', reason: 'not paid' }),
    )
    return due.length
  }

/** Those whose provider didn't answer before come last, so that they keep nobody else waiting. */
async function takeDue(db: Db, at: Date) {
  const due = await db
    .selectFrom('orders as order')
    .innerJoin('payments as payment', 'payment.order_id', 'order.id')
    .select(['order.id', 'payment.provider'])
    .where('order.status', '=', 'pending_payment')
    .where('order.held_reason', 'is', null)
    .where('order.expires_at', '<=', at)
    .orderBy('payment.asked_at', (order) => order.asc().nullsFirst())
    .orderBy('order.expires_at')
    .limit(AT_ONCE)
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) {
    await db.updateTable('payments').set({ asked_at: at }).where('order_id', 'in', ids).execute()
  }
  return due
}
