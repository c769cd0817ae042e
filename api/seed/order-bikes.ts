import type { Db } from '../src/platform/database/open-database.ts'
import { findMember, seedBikeOrder } from './bike-order.ts'
import { ANNAS_ORDER, BENS_ORDER } from './bike-orders.ts'

/** Inserts the orders of the bikes that Anna rides and Ben waits for, and tells each bike its order and its parts. */
export async function seedBikeOrders(db: Db) {
  for (const order of [ANNAS_ORDER, BENS_ORDER]) {
    const { line_id } = await seedBikeOrder(db, order)
    await db
      .updateTable('order_bikes')
      .set({ order_line_id: line_id, part_ids: order.build.part_ids })
      .where('user_id', '=', await findMember(db, order.buyer))
      .where('size_id', '=', order.build.size_id)
      .execute()
  }
}
