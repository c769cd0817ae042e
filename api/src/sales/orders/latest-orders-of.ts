import { toDollars } from '@nireeka/contracts'

import type { Db } from '../../platform/index.ts'

/** Returns a member's latest orders, for staff who answer their questions. */
export async function latestOrdersOf(db: Db, userId: number, count: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'shown_status as status', 'total_cents', 'placed_at'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ total_cents, placed_at, ...order }) => ({
    ...order,
    total: toDollars(total_cents),
    placed_at: placed_at.toISOString(),
  }))
}
