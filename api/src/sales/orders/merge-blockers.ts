import type { Db } from '../../platform/index.ts'

/** Returns the orders of a member that wait for their payment, each in a sentence: a member has one at a time. */
export async function unpaidOrders(db: Db, userId: number): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending_payment')
    .execute()
  return orders.map(
    ({ number }) =>
      `Order ${number} of the account that ends isn’t paid yet: wait until it is paid or given up.`,
  )
}
