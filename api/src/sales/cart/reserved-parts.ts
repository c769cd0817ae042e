import { countParts } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import { isWaiting } from './waiting-orders.ts'

/**
 * Returns the pieces of each part that a member's unpaid orders hold, so that these stay available for paying again.
 */
export async function reservedParts(
  db: Db,
  { userId, at }: { userId: number | null; at: Date },
): Promise<ReadonlyMap<number, number>> {
  if (userId === null) return new Map()
  const lines = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.build', 'line.count'])
    .where('orders.user_id', '=', userId)
    .where('line.build', 'is not', null)
    .where(isWaiting(at))
    .execute()
  return countParts(lines)
}
