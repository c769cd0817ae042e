import type { Db } from '../../platform/index.ts'
import { moveOrder } from '../orders/move-order.ts'
import { queueOrderEmail } from '../orders/queue-order-email.ts'
import { piecesToShip, readPieces } from './pieces.ts'

interface Settling {
  orderId: number
  /** Who did what may end the shipping: `admin:3` or `shop`. */
  actor: string
  at: Date
}

/**
 * Moves an order on that the caller has locked: to shipped when nothing of it is left to be sent, and to delivered, with
 * an email, when all of its shipments have arrived.
 */
export async function settleShipping(trx: Db, { orderId, actor, at }: Settling) {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'total_cents', 'refunded_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const shipments = await trx
    .selectFrom('shipments')
    .select('state')
    .where('order_id', '=', orderId)
    .execute()
  // Without shipments nobody knows what was sent.
  if (shipments.length === 0) return
  let { status } = order
  if (status === 'partly_shipped' && piecesToShip(await readPieces(trx, orderId, order)) === 0) {
    await moveOrder(trx, { orderId, from: status, to: 'shipped', actor, at })
    status = 'shipped'
  }
  if (status !== 'shipped' || shipments.some(({ state }) => state !== 'delivered')) return
  await moveOrder(trx, { orderId, from: status, to: 'delivered', actor, at })
  await queueOrderEmail(trx, 'order_delivered', orderId)
}
