import type { Db } from '../../platform/index.ts'

/** Tells whether an order is this member's. */
export async function ownsOrder(db: Db, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return order !== undefined
}

/** Returns an order's id with its number; null where there is none. */
export const findOrderNumber = async (db: Db, id: number) =>
  (await db.selectFrom('orders').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null

/** Returns the numbers of these orders by their ids, with one query. */
export async function findOrderNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
