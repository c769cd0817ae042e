import { sql } from 'kysely'

import { BOUGHT } from '../../bikes/index.ts'
import type { Db } from '../../platform/index.ts'

export const LOST_BIKE = 'its bike is not its buyer’s any more'

/**
 * The SQL condition for an "order" with upgrades for a bike that its buyer no longer owns, since the bike's own order
 * was cancelled, was refunded, or is being refunded in full.
 */
export const hasLostBike = sql<boolean>`exists (
  select from order_lines as line
  where line.order_id = "order".id and line.build ->> 'order_bike_id' is not null and not exists (
    select from order_bikes as bike
    where bike.id = (line.build ->> 'order_bike_id')::int and bike.user_id = "order".user_id
      and bike.withdrawn_at is null
  )
)`

/** Tells whether an order's buyer still owns the bikes of its upgrades, and locks them until the transaction ends. */
export async function hasItsBikes(trx: Db, orderId: number): Promise<boolean> {
  await lockUpgradedBikes(trx, orderId)
  const lost = await trx
    .selectFrom('orders as order')
    .select('order.id')
    .where('order.id', '=', orderId)
    .where(hasLostBike)
    .executeTakeFirst()
  return !lost
}

/**
 * Locks an order's undelivered bikes, which waits for upgrades that are being paid for at this moment: none can be paid
 * for until the transaction ends.
 */
export const lockOrderedBikes = (trx: Db, orderId: number) =>
  trx
    .selectFrom('order_bikes as bike')
    .innerJoin('order_lines as line', 'line.id', 'bike.order_line_id')
    .select('bike.id')
    .where('line.order_id', '=', orderId)
    .where('bike.delivered_on', 'is', null)
    .orderBy('bike.id')
    .forUpdate('bike')
    .execute()

/**
 * Returns the number of an order that has paid for upgrades of this order's undelivered bikes; null when there is none,
 * or when all of its money is back. Whoever decides by it has locked the bikes.
 */
export async function paidUpgrades(db: Db, orderId: number): Promise<string | null> {
  const paid = await db
    .selectFrom('order_lines as sold')
    .innerJoin('order_bikes as bike', 'bike.order_line_id', 'sold.id')
    .innerJoin('order_lines as line', (join) =>
      join.on(sql<boolean>`line.build ->> 'order_bike_id' = bike.id::text`),
    )
    .innerJoin('orders as order', 'order.id', 'line.order_id')
    .select('order.number')
    .where('sold.order_id', '=', orderId)
    .where('bike.delivered_on', 'is', null)
    .where('order.status', 'in', BOUGHT)
    .where(isKept)
    .orderBy('order.id')
    .executeTakeFirst()
  return paid?.number ?? null
}

/**
 * The SQL condition for an "order" whose money hasn't gone back in full. A refund that is only requested may still fail,
 * and the upgrades would be there again.
 */
const isKept = sql<boolean>`(
  "order".total_cents = 0 or "order".refunded_cents < "order".total_cents
  or exists (select from refunds where order_id = "order".id and state = 'requested')
)`

/** Locks the bikes of an order's upgrades, after waiting for transactions that withdraw or delete one of them. */
const lockUpgradedBikes = (trx: Db, orderId: number) =>
  sql`
    select bike.id from order_bikes as bike
    join order_lines as line on bike.id = (line.build ->> 'order_bike_id')::int
    where line.order_id = ${orderId} order by bike.id for key share of bike
  `.execute(trx)
