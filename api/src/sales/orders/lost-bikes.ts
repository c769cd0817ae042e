import { sql } from 'kysely'

import { BOUGHT } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'

export const LOST_BIKE = 'its bike is not its buyer’s any more'

/**
 * The SQL condition for an "order" with upgrades for a bike that its buyer no longer owns, since the bike's own order
 * was cancelled or refunded.
 */
export const hasLostBike = sql<boolean>`exists (
  select from order_lines as line
  where line.order_id = "order".id and line.build ->> 'order_bike_id' is not null and not exists (
    select from order_bikes as bike
    where bike.id = (line.build ->> 'order_bike_id')::int and bike.user_id = "order".user_id
  )
)`

/** Tells whether the bikes of an order's upgrades still exist, and locks them until the transaction ends. */
export async function hasItsBikes(trx: Db, orderId: number): Promise<boolean> {
  await lockBikes(trx, orderId)
  const lost = await trx
    .selectFrom('orders as order')
    .select('order.id')
    .where('order.id', '=', orderId)
    .where(hasLostBike)
    .executeTakeFirst()
  return !lost
}

/**
 * Returns the number of an order that has paid for upgrades of this order's bikes; null when there is none. None can be
 * added until the transaction ends.
 */
export async function paidUpgrades(trx: Db, orderId: number): Promise<string | null> {
  const bikes = await trx
    .selectFrom('order_bikes as bike')
    .innerJoin('order_lines as line', 'line.id', 'bike.order_line_id')
    .select('bike.id')
    .where('line.order_id', '=', orderId)
    .orderBy('bike.id')
    .forUpdate('bike')
    .execute()
  return upgradesFor(
    trx,
    bikes.map(({ id }) => id),
  )
}

/**
 * Returns the number of a paid, not fully refunded order of upgrades for one of these bikes; null when there is none.
 */
export async function upgradesFor(trx: Db, bikes: number[]): Promise<string | null> {
  if (bikes.length === 0) return null
  const paid = await trx
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select('orders.number')
    .where('orders.status', 'in', BOUGHT)
    // What was given back before it was built is called paid all the same (catalogue, orders).
    .where((eb) =>
      eb.or([
        eb('orders.total_cents', '=', 0),
        eb('orders.refunded_cents', '<', eb.ref('orders.total_cents')),
      ]),
    )
    .where(sql<number>`(line.build ->> 'order_bike_id')::int`, 'in', bikes)
    .orderBy('orders.id')
    .executeTakeFirst()
  return paid?.number ?? null
}

/** Locks the bikes of an order's upgrades, after waiting for transactions that delete one of them. */
const lockBikes = (trx: Db, orderId: number) =>
  sql`
    select bike.id from order_bikes as bike
    join order_lines as line on bike.id = (line.build ->> 'order_bike_id')::int
    where line.order_id = ${orderId} order by bike.id for key share of bike
  `.execute(trx)
