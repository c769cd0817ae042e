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
