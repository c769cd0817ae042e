import type { Db } from '../src/platform/database/open-database.ts'
import { type BikeOrder, findMember, seedBikeOrder } from './bike-order.ts'

/** The parts that Anna's Prime was built with: strong brakes and fenders. */
const ANNAS_PARTS = [503, 2001]

/** Ben's order of a Homie in L and Chalk, with belt, fenders and rack. */
const BENS_ORDER: BikeOrder = {
  buyer: 'ben',
  productId: 9002,
  count: 1,
  build: { size_id: 23, color_id: 2, ral: [], part_ids: [403, 2001, 2002] },
  steps: [
    ['pending_payment', 16],
    ['paid', 16],
    ['in_production', 12],
  ],
}

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
