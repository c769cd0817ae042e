import { addOrderedBikes } from '../src/bikes/index.ts'
import type { Db } from '../src/platform/database/open-database.ts'
import { addBuilds } from '../src/sales/workshop/add-builds.ts'
import { type BikeOrder, daysAgo, seedBikeOrder } from './bike-order.ts'

/** Bikes in each status of the workshop: one is late, one is on request, and one order has two. */
const ORDERS: BikeOrder[] = [
  {
    buyer: 'eve',
    productId: 9003,
    count: 1,
    build: { size_id: 32, color_id: 1, ral: [], part_ids: [] },
    steps: [
      ['pending_payment', 2],
      ['paid', 2],
    ],
  },
  {
    buyer: 'dev',
    productId: 9001,
    count: 1,
    build: { size_id: 11, color_id: 9, ral: ['5024', '3020'], part_ids: [] },
    steps: [
      ['pending_payment', 5],
      ['paid', 5],
    ],
  },
  {
    buyer: 'eve',
    productId: 9001,
    count: 2,
    build: { size_id: 12, color_id: 5, ral: [], part_ids: [503] },
    steps: [
      ['pending_payment', 44],
      ['paid', 44],
      ['in_production', 6],
    ],
  },
  {
    buyer: 'dev',
    productId: 9002,
    count: 1,
    build: { size_id: 22, color_id: 4, ral: [], part_ids: [2001] },
    steps: [
      ['pending_payment', 19],
      ['paid', 19],
      ['in_production', 7],
      ['quality_check', 1],
    ],
  },
  {
    buyer: 'ben',
    productId: 9003,
    count: 1,
    build: { size_id: 32, color_id: 3, ral: [], part_ids: [] },
    steps: [
      ['pending_payment', 35],
      ['paid', 35],
      ['in_production', 9],
      ['quality_check', 4],
      ['ready_to_ship', 3],
    ],
  },
]

/** Inserts orders of bikes that the workshop builds, and puts Ben's older one on its board, too. */
export async function seedWorkshop(db: Db) {
  for (const order of ORDERS) {
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
