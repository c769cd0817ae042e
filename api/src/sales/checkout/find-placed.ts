import type { Db } from '../../platform/index.ts'

/** Returns the order that this idempotency key has placed, whatever has become of it; undefined when there is none. */
export const findByKey = (trx: Db, userId: number, key: string) =>
  trx
    .selectFrom('checkout_keys')
    .select(['request_hash', 'order_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

export const rememberKey = (
  trx: Db,
  sent: { user_id: number; key: string; request_hash: string; order_id: number },
) => trx.insertInto('checkout_keys').values(sent).execute()

/** Reads a member's unpaid orders, newest first, including those whose time to pay has run out. */
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
