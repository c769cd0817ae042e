import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/**
 * The SQL condition for orders that wait for payment. What they hold still counts as their member's own, so that paying
 * again from the cart finds the same cart at the same price.
 */
export const isWaiting = (at: Date) =>
  sql<boolean>`(orders.status = 'pending_payment' and orders.held_reason is null and orders.expires_at > ${at}::timestamptz)`

/** Returns the store credit that a member's unpaid orders hold, in cents. */
export async function creditsInWaiting(db: Db, userId: number, at: Date): Promise<number> {
  const { cents } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(credits_cents), 0)::int`.as('cents'))
    .where('user_id', '=', userId)
    .where(isWaiting(at))
    .executeTakeFirstOrThrow()
  return cents
}
