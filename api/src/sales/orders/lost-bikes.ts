import { sql } from 'kysely'

import { BOUGHT } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'

export const LOST_BIKE = 'its bike is not its buyer’s any more'

/** Of "order": it has upgrades for a bike that isn't its buyer's any more, since the bike's own order was cancelled or given back. */
export const hasLostBike = sql<boolean>`exists (
  select from order_lines as line
  where line.order_id = "order".id and line.build ->> 'order_bike_id' is not null and not exists (
    select from order_bikes as bike
    where bike.id = (line.build ->> 'order_bike_id')::int and bike.user_id = "order".user_id
  )
)`

/** Whether an order's upgrades have their bikes, which stay until the transaction ends. */
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

/** The number of an order that has paid for upgrades of a bike of this order; null: there is none, and will be none. */
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

/** The number of an order that has paid for upgrades of one of these bikes, and wasn't given all of it back. */
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

/** Whoever takes a bike away at this moment is waited for, so that the question comes after. */
const lockBikes = (trx: Db, orderId: number) =>
  sql`
    select bike.id from order_bikes as bike
    join order_lines as line on bike.id = (line.build ->> 'order_bike_id')::int
    where line.order_id = ${orderId} order by bike.id for key share of bike
  `.execute(trx)
