import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { mayMove, moveOrder } from '../orders/move-order.ts'

interface Settling {
  order: { id: number; status: OrderStatus }
  to: 'return_requested' | 'returned' | 'delivered'
  actor: string
  at: Date
}

/**
 * Moves a locked order along with its returns as far as the catalogue allows it (section 11). An order of which several
 * parts are returned stays where the first one has brought it; it is delivered again when nothing comes back.
 */
export async function settleOrder(trx: Db, { order: { id, status: from }, to, actor, at }: Settling) {
  if (!mayMove(from, to)) return
  if (to === 'delivered' && (await hasOpenReturn(trx, id))) return
  await moveOrder(trx, { orderId: id, from, to, actor, at })
}

const hasOpenReturn = async (trx: Db, orderId: number) =>
  (await trx
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['requested', 'approved'])
    .executeTakeFirst()) !== undefined
