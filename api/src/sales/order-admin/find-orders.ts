import type { Db } from '../../platform/index.ts'
import { filteredOrders } from './order-filters.ts'
import { sorted } from './order-list.repository.ts'

/** Returns the newest orders whose number, email address or buyer's name begins with a text. */
export async function findOrders(db: Db, search: string, count: number) {
  const found = filteredOrders(db, { search }, new Date()).select('order.id')
  const rows = await sorted(
    db
      .selectFrom('orders as order')
      .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
      .select(['order.id', 'order.number', 'order.email', 'order.user_id'])
      .select(['buyer.name', 'buyer.last_name', 'buyer.email as account_email'])
      .where('order.id', 'in', sorted(found, 'newest').limit(count)),
    'newest',
  ).execute()
  return rows.map(({ id, number, user_id, name, last_name, email, account_email }) => ({
    id,
    number,
    customer: { id: user_id, name: `${name} ${last_name}`.trim(), email: email ?? account_email },
  }))
}
