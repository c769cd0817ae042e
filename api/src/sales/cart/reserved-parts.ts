import { countParts } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'
import { isWaiting } from './waiting-orders.ts'

/** What a member's orders hold that wait for their money, by part: paying again must find what is hers already. */
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
