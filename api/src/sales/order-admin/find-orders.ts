import type { Db } from '../../platform/index.ts'
import { createOrderList } from './order-list.repository.ts'

/** Returns the newest orders whose number, email address or buyer's name begins with a text. */
export async function findOrders(db: Db, words: string, count: number) {
  const { items } = await createOrderList(db).list({ search: words, sort: 'newest', page: 1 })
  return items.slice(0, count).map(({ id, number, customer }) => ({ id, number, customer }))
}
