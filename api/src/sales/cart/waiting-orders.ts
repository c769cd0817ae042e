import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/**
 * An order that waits for its money. What it holds is still its member's own: going back to the cart and paying again
 * must find the same cart at the same price.
 */
export const isWaiting = (at: Date) =>
  sql<boolean>`(orders.status = 'pending_payment' and orders.held_reason is null and orders.expires_at > ${at}::timestamptz)`

/** The store credit that a member's waiting orders hold, in cents. */
export async function creditsInWaiting(db: Db, userId: number, at: Date): Promise<number> {
  const { cents } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(credits_cents), 0)::int`.as('cents'))
    .where('user_id', '=', userId)
    .where(isWaiting(at))
    .executeTakeFirstOrThrow()
  return cents
}
