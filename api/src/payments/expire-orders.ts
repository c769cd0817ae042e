import type { Db } from '../database/open-database.ts'
import { moveOrder } from '../orders/move-order.ts'
import { giveUpOrder } from '../orders/give-up-order.ts'
import { findProvider, type Providers } from './provider.ts'
import type { Settle } from './settle.ts'

const AT_ONCE = 50

interface Needs {
  db: Db
  providers: Providers
  settle: Settle
  now: () => Date
}

/** Ends the orders that nobody paid in time and gives their stock back; finds those that were paid without our hearing. */
export function createExpiry({ db, providers, settle, now }: Needs) {
  async function expireOne({ id, provider, ref }: { id: number; provider: string; ref: string | null }) {
    const truth = ref ? await findProvider(providers, provider).close(ref) : null
    if (truth?.state === 'paid') await settle(id)
    await db.transaction().execute((trx) => expire(trx, id, now()))
  }

  /** Tells how many orders were looked at. */
  return async function expireDue(): Promise<number> {
    const due = await db
      .selectFrom('orders as order')
      .innerJoin('payments as payment', 'payment.order_id', 'order.id')
      .select(['order.id', 'payment.provider', 'payment.ref'])
      .where('order.status', '=', 'pending_payment')
      .where('order.held_reason', 'is', null)
      .where('order.expires_at', '<=', now())
      .orderBy('order.expires_at')
      .limit(AT_ONCE)
      .execute()
    for (const order of due) await expireOne(order)
    return due.length
  }
}

/** Another process may be at the same order; then it is left to that one. */
async function expire(trx: Db, orderId: number, at: Date) {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'pending_payment')
    .where('held_reason', 'is', null)
    .where('expires_at', '<=', at)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!order) return
  await moveOrder(trx, {
    orderId,
    from: 'pending_payment',
    to: 'expired',
    actor: 'shop',
    reason: 'not paid',
    at,
  })
  await trx
    .updateTable('payments')
    .set({ state: 'voided', changed_at: at })
    .where('order_id', '=', orderId)
    .execute()
  await giveUpOrder(trx, orderId)
}
