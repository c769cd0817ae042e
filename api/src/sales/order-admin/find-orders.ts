import type { Db } from '../../platform/index.ts'
import { createOrderList } from './order-list.repository.ts'

/** Returns the newest orders whose number, email address or buyer's name begins with a text. */
export async function findOrders(db: Db, words: string, count: number) {
  const newest = { sort: 'newest', page: 1, per_page: count } as const
  const { items } = await createOrderList({ db, now: () => new Date() }).list({ ...newest, search: words })
  return items.map(({ id, number, customer }) => ({ id, number, customer }))
}
