import { sql } from 'kysely'

import { BOUGHT } from '../../configurator/build/owned-bike.ts'
import type { Db } from '../../database/open-database.ts'
import { conflict } from '../../http/errors.ts'

/**
 * All of an order's money takes those of its bikes away that nobody has got: upgrades that were bought for them would be
 * goods for a bike that is nobody's. Throws a conflict that names the order to refund first.
 */
export async function demandNoUpgrades(trx: Db, orderId: number) {
  const bikes = await lockBikes(trx, orderId)
  if (bikes.length === 0) return
  const upgrades = await trx
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select('orders.number')
    .where('orders.status', 'in', BOUGHT)
    // What was given back before it was built is called paid all the same (catalogue, orders).
    .whereRef('orders.refunded_cents', '<', 'orders.total_cents')
    .where(sql<number>`(line.build ->> 'order_bike_id')::int`, 'in', bikes)
    .orderBy('orders.id')
    .executeTakeFirst()
  if (!upgrades) return
  throw conflict(
    'has_upgrades',
    `Upgrades have been bought for a bike of this order. Please refund order ${upgrades.number} first, or give back only a part.`,
  )
}

/** Upgrades that are being paid for at this moment are waited for. */
async function lockBikes(trx: Db, orderId: number): Promise<number[]> {
  const bikes = await trx
    .selectFrom('order_bikes as bike')
    .innerJoin('order_lines as line', 'line.id', 'bike.order_line_id')
    .select('bike.id')
    .where('line.order_id', '=', orderId)
    .where('bike.delivered_on', 'is', null)
    .orderBy('bike.id')
    .forUpdate('bike')
    .execute()
  return bikes.map(({ id }) => id)
}
