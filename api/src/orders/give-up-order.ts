import type { Db } from '../database/open-database.ts'
import { returnStock } from './stock.ts'

/** Gives back all that an order had reserved which nobody will pay for: declined, cancelled or expired. */
export async function giveUpOrder(trx: Db, orderId: number) {
  await returnStock(trx, orderId)
}
