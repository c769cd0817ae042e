import type { Db } from '../../platform/index.ts'

/** Tells whether an ordered bike is this member's. */
export async function ownsBike(db: Db, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const bike = await db
    .selectFrom('order_bikes')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return bike !== undefined
}
