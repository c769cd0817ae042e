import { conflict, type Db } from '../../../platform/index.ts'
import { upgradesFor } from '../../orders/lost-bikes.ts'

/**
 * All of an order's money takes those of its bikes away that nobody has got: upgrades that were bought for them would be
 * goods for a bike that is nobody's. Throws a conflict that names the order to refund first.
 */
export async function assertNoUpgrades(trx: Db, orderId: number) {
  const number = await upgradesFor(trx, await lockBikes(trx, orderId))
  if (number === null) return
  throw conflict(
    'has_upgrades',
    `Upgrades have been bought for a bike of this order. Please refund order ${number} first, or give back only a part.`,
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
