import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

/** Returns the order that this idempotency key has already placed, if any, and whether it is still valid. */
export async function findByKey(trx: Db, userId: number, key: string) {
  const before = await trx
    .selectFrom('checkout_keys as sent')
    .innerJoin('orders as order', 'order.id', 'sent.order_id')
    .select(['sent.request_hash', 'sent.order_id', 'order.status', 'order.paid_at'])
    .where('sent.user_id', '=', userId)
    .where('sent.key', '=', key)
    .executeTakeFirst()
  return before ? { ...before, isGivenUp: isGivenUp(before) } : null
}

/** Tells whether an order was never paid and can't be paid any more. */
const isGivenUp = ({ status, paid_at }: { status: OrderStatus; paid_at: Date | null }) =>
  paid_at === null && (status === 'cancelled' || status === 'expired')

export const rememberKey = (
  trx: Db,
  sent: { user_id: number; key: string; request_hash: string; order_id: number },
) =>
  trx
    .insertInto('checkout_keys')
    .values(sent)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ order_id: sent.order_id }))
    .execute()

/** Reads a member's unpaid orders, the newest first, including those whose time to pay has run out. */
export const findWaiting = (trx: Db, userId: number) =>
  trx
    .selectFrom('orders')
    .select(['id', 'number', 'content_hash', 'expires_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'pending_payment')
    .where('held_reason', 'is', null)
    .orderBy('id', 'desc')
    .execute()

export type WaitingOrder = Awaited<ReturnType<typeof findWaiting>>[number]

export async function numberOf(db: Db, orderId: number): Promise<string> {
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return number
}
