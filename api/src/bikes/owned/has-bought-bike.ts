import type { Db } from '../../platform/index.ts'

/**
 * Tells whether a member has bought a bike here and paid for it, by the product that stands for the bike. One that was
 * delivered and came back still counts; one whose order was refunded before it was sent doesn't, nor does a second-hand
 * one.
 */
export async function hasBoughtBike(db: Db, userId: number, productId: number): Promise<boolean> {
  const bought = await db
    .selectFrom('order_bikes as owned')
    .innerJoin('products as product', 'product.bike_id', 'owned.bike_id')
    .select('owned.id')
    .where('owned.user_id', '=', userId)
    .where('owned.is_first_owner', '=', true)
    .where((row) =>
      row.or([row('owned.withdrawn_at', 'is', null), row('owned.delivered_on', 'is not', null)]),
    )
    .where('product.id', '=', productId)
    .where('product.kind', '=', 'bike')
    .limit(1)
    .executeTakeFirst()
  return bought !== undefined
}
