import type { OrderMoveTo } from '@nireeka/contracts/api'

import { conflict, type Db, type StaffCaller } from '../../platform/index.ts'
import type { LockedOrder } from '../orders/lock-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { queueOrderEmail } from '../orders/queue-order-email.ts'
import { readPieces } from '../shipments/pieces.ts'
import { allowedMoves } from './allowed.ts'

interface Moving {
  order: LockedOrder
  to: OrderMoveTo
  by: StaffCaller
  reason: string | null
  at: Date
}

/**
 * Moves an order that the caller has locked and audits, and tells its customer when production begins. Throws a conflict
 * for a move that isn't allowed.
 */
export async function moveLocked(trx: Db, { order, to, by, reason, at }: Moving) {
  const { id: orderId, status: from } = order
  if (!allowedMoves(order, await readPieces(trx, orderId, order)).includes(to)) {
    throw conflict('cannot_move', 'This order can’t be moved there as it is now.')
  }
  await moveOrder(trx, { orderId, from, to, actor: `admin:${by.id}`, reason: reason ?? undefined, at })
  if (from === 'paid' && to === 'in_production') await queueOrderEmail(trx, 'order_in_production', orderId)
}
