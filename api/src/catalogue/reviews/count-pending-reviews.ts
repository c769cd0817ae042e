import type { Db } from '../../platform/index.ts'

/** Returns how many reviews wait for a decision. */
export async function countPendingReviews(db: Db) {
  const { count } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return count
}
