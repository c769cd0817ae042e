import type { Db } from '../src/platform/database/open-database.ts'
import { findMember, seedBikeOrder } from './bike-order.ts'
import { BENS_ORDER } from './bike-orders.ts'

/** The parts that Anna's Prime was built with: strong brakes and fenders. */
const ANNAS_PARTS = [503, 2001]

/** Inserts Ben's order of a bike that is still being built, and the parts that Anna's bike was built with. */
export async function seedBikeOrders(db: Db) {
  const { buyer, build } = BENS_ORDER
  const anna = await findMember(db, 'anna')
  await db
    .updateTable('order_bikes')
    .set({ part_ids: ANNAS_PARTS })
    .where('user_id', '=', anna)
    .where('bike_id', '=', 1)
    .execute()
  const { line_id } = await seedBikeOrder(db, BENS_ORDER)
  await db
    .updateTable('order_bikes')
    .set({ order_line_id: line_id, part_ids: build.part_ids })
    .where('user_id', '=', await findMember(db, buyer))
    .where('size_id', '=', build.size_id)
    .execute()
}
