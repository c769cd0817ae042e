import { isWaiting } from '../../sales/cart/waiting-orders.ts'
import type { Db } from '../../platform/database/open-database.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { StoredBuild } from './stored-build.ts'

interface Line {
  build: StoredBuild | null
  count: number
}

/**
 * Reserves every chosen part of these lines or none. The rows of those that can run out are locked in id order: never
 * oversold, never a deadlock. Parts without a limit are left alone, so that orders don't wait for one another.
 */
export async function takeParts(trx: Db, lines: readonly Line[]) {
  const wished = countsOf(lines)
  const limited = await lockLimited(trx, [...wished.keys()])
  for (const { id, title, stock } of limited) {
    const left = (stock ?? 0) - (wished.get(id) ?? 0)
    if (left < 0)
      throw conflict('out_of_stock', `There are not enough of ${title} left. Please change your cart.`)
    await trx.updateTable('parts').set({ stock: left }).where('id', '=', id).execute()
  }
}

/** Gives back what an order that nobody will pay for had reserved. */
export async function returnParts(trx: Db, orderId: number) {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['build', 'count'])
    .where('order_id', '=', orderId)
    .where('build', 'is not', null)
    .execute()
  const given = countsOf(lines)
  for (const { id, stock } of await lockLimited(trx, [...given.keys()])) {
    const back = (stock ?? 0) + (given.get(id) ?? 0)
    await trx.updateTable('parts').set({ stock: back }).where('id', '=', id).execute()
  }
}

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
  return countsOf(lines)
}

function countsOf(lines: readonly Line[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { build, count } of lines)
    for (const id of build?.part_ids ?? []) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

async function lockLimited(trx: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return trx
    .selectFrom('parts')
    .select(['id', 'title', 'stock'])
    .where('id', 'in', ids)
    .where('stock', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
