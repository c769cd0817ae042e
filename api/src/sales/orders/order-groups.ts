import type { OrderGroup, ShownOrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { hasWords } from './own-order-search.ts'

/** The groups that orders are listed in, by their status; `all` lists every one. */
export const GROUP_OF: Record<ShownOrderStatus, Exclude<OrderGroup, 'all'>> = {
  pending_payment: 'under_way',
  held: 'under_way',
  paid: 'under_way',
  in_production: 'under_way',
  quality_check: 'under_way',
  ready_to_ship: 'under_way',
  partly_shipped: 'under_way',
  shipped: 'under_way',
  delivered: 'delivered',
  return_requested: 'delivered',
  partly_refunded: 'delivered',
  cancelled: 'ended',
  expired: 'ended',
  returned: 'ended',
  refunded: 'ended',
}

/** Returns the statuses of a group; all of them for `all`. */
export const statusesOf = (group: OrderGroup) =>
  (Object.keys(GROUP_OF) as ShownOrderStatus[]).filter(
    (status) => group === 'all' || GROUP_OF[status] === group,
  )

/** Counts a member's orders in each group, as far as they have the words of a search. */
export async function countGroups(
  db: Db,
  userId: number,
  patterns: readonly string[],
): Promise<Record<OrderGroup, number>> {
  const rows = await db
    .selectFrom('orders as order')
    .select(['order.shown_status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('order.user_id', '=', userId)
    .$if(patterns.length > 0, (query) => query.where(hasWords(patterns)))
    .groupBy('order.shown_status')
    .execute()
  const counts = { all: 0, under_way: 0, delivered: 0, ended: 0 }
  for (const { shown_status, count } of rows) {
    counts.all += count
    counts[GROUP_OF[shown_status]] += count
  }
  return counts
}
