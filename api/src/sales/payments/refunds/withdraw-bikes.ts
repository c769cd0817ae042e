import { withdrawOrderedBikes } from '../../../bikes/index.ts'
import { conflict, type Db } from '../../../platform/index.ts'
import { lockOrderedBikes, paidUpgrades } from '../../orders/lost-bikes.ts'

/**
 * Withdraws the undelivered bikes of an order whose whole refund is being requested. From then on no upgrade for them
 * can be chosen or paid for; a failed refund brings them back. Throws a conflict that names the order with paid upgrades
 * for one of them, which has to be refunded first.
 */
export async function withdrawBikes(trx: Db, orderId: number, at: Date) {
  await assertNoUpgrades(trx, orderId)
  await withdrawOrderedBikes(trx, orderId, at)
}

/** Locks an order's undelivered bikes, and throws a conflict when there are paid upgrades for one of them. */
export async function assertNoUpgrades(trx: Db, orderId: number) {
  await lockOrderedBikes(trx, orderId)
  const number = await paidUpgrades(trx, orderId)
  if (number !== null) {
    throw conflict(
      'has_upgrades',
      `Upgrades have been bought for a bike of this order. Please refund order ${number} first, or give back only a part.`,
    )
  }
}
