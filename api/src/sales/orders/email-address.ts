import type { Db } from '../../platform/index.ts'

/** Returns the address for an order's emails: the one the order was placed with, or else the account's. */
export async function orderEmailAddress(db: Db, orderId: number): Promise<string> {
  const { email, account_email } = await db
    .selectFrom('orders as order')
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .select(['order.email', 'buyer.email as account_email'])
    .where('order.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return email ?? account_email
}
