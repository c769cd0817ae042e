import type { Db } from '../../platform/index.ts'
import { hasLostBike, LOST_BIKE } from '../orders/lost-bikes.ts'
import { queueOrderEmail } from '../orders/queue-order-email.ts'
import { inTurn } from './in-turn.ts'
import type { GiveUpUnpaid } from './give-up-unpaid.ts'

const AT_ONCE = 50

interface Needs {
  db: Db
  giveUpUnpaid: GiveUpUnpaid
  now: () => Date
}

/**
 * Creates the job that ends orders which weren't paid in time or can't be paid any more and returns their stock. Orders
 * that turn out to be paid are settled.
 */
export function createExpiry({ db, giveUpUnpaid, now }: Needs) {
  const expire = (orderId: number) =>
    giveUpUnpaid({ orderId, to: 'expired', actor: 'shop', reason: 'not paid' })

  async function cancel(orderId: number) {
    const end = await giveUpUnpaid({ orderId, to: 'cancelled', actor: 'shop', reason: LOST_BIKE })
    if (end === 'done')
      await db.transaction().execute((trx) => queueOrderEmail(trx, 'order_cancelled', orderId))
  }

  /** Returns how many orders were checked. */
  return async (): Promise<number> => {
    const due = await takeDue(db, now())
    await inTurn(due, ({ id, has_lost_bike }) => (has_lost_bike ? cancel(id) : expire(id)))
    return due.length
  }
}

/**
 * Selects the expired orders. Those whose provider didn't answer before come last, so that they don't delay the others.
 */
async function takeDue(db: Db, at: Date) {
  const due = await db
    .selectFrom('orders as order')
    .innerJoin('payments as payment', 'payment.order_id', 'order.id')
    .select(['order.id', 'payment.provider', hasLostBike.as('has_lost_bike')])
    .where('order.status', '=', 'pending_payment')
    .where('order.held_reason', 'is', null)
    .where((order) => order.or([order('order.expires_at', '<=', at), hasLostBike]))
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
