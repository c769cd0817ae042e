import { addOrderedBikes } from '../src/bikes/index.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import { addBuilds } from '../src/sales/workshop/add-builds.ts'
import { daysAgo, seedBikeOrder } from './bike-order.ts'
import { WORKSHOP_ORDERS } from './bike-orders.ts'

/** Inserts orders of bikes that the workshop builds, and puts Ben's older one on its board, too. */
export async function seedWorkshop(db: Db) {
  for (const order of WORKSHOP_ORDERS) {
    const { order_id, at } = await seedBikeOrder(db, order)
    await addOrderedBikes(db, order_id, at)
    await addBuilds(db, order_id, daysAgo(order.steps.at(-1)?.[1] ?? 0))
  }
  const others = await db
    .selectFrom('order_bikes as owned')
    .innerJoin('order_lines as line', 'line.id', 'owned.order_line_id')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['orders.id', 'orders.placed_at'])
    .where('orders.status', '=', 'in_production')
    .execute()
  for (const { id, placed_at } of others) await addBuilds(db, id, placed_at)
  await checkFirst(db)
  await runShort(db)
}

/** A standard part of every model of which too few are left until more come. */
const SHORT_PART = 1001
const DAYS_UNTIL_MORE = 60

/** Leaves two pieces of a standard part, so that the bikes promised later are short of it. */
const runShort = (db: Db) =>
  db
    .updateTable('parts')
    .set({ stock: 2, restock_on: daysAgo(-DAYS_UNTIL_MORE) })
    .where('id', '=', SHORT_PART)
    .execute()

/** Of the order with two bikes, one is in quality check already. */
async function checkFirst(db: Db) {
  const first = await db
    .selectFrom('bike_builds')
    .select((eb) => eb.fn.min('order_bike_id').as('id'))
    .where('stage', '=', 'in_production')
    .groupBy('order_id')
    .having((eb) => eb.fn.countAll<number>(), '>', 1)
    .executeTakeFirst()
  if (!first) return
  await db
    .updateTable('bike_builds')
    .set({ stage: 'quality_check' })
    .where('order_bike_id', '=', first.id)
    .execute()
}
