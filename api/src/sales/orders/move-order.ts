import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

const ALLOWED: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['paid', 'cancelled', 'expired'],
  paid: ['in_production', 'ready_to_ship', 'cancelled'],
  in_production: ['quality_check'],
  quality_check: ['ready_to_ship', 'in_production'],
  ready_to_ship: ['shipped', 'partly_shipped'],
  partly_shipped: ['shipped'],
  shipped: ['delivered'],
  delivered: ['return_requested'],
  return_requested: ['returned', 'delivered'],
  returned: ['refunded', 'partly_refunded'],
}

export const mayMove = (from: OrderStatus, to: OrderStatus) => ALLOWED[from]?.includes(to) ?? false

export interface Move {
  orderId: number
  from: OrderStatus
  to: OrderStatus
  /** Who changes the status: `member:12`, `admin:3`, `provider:sandbox` or `shop`. */
  actor: string
  reason?: string
  at: Date
}

/** Changes the status of an order that the caller has locked, and records the change with its time and actor. */
export async function moveOrder(trx: Db, { orderId, from, to, actor, reason, at }: Move) {
  if (!mayMove(from, to)) throw new Error(`An order that is ${from} cannot become ${to}`)
  await trx
    .updateTable('orders')
    .set({ status: to, ...(to === 'paid' ? { paid_at: at } : {}) })
    .where('id', '=', orderId)
    .execute()
  await recordMove(trx, { orderId, from, to, actor, reason, at })
}

export const recordMove = (
  trx: Db,
  { orderId, from, to, actor, reason, at }: Omit<Move, 'from'> & { from: OrderStatus | null },
) =>
  trx
    .insertInto('order_moves')
    .values({ order_id: orderId, from_status: from, to_status: to, actor, reason: reason ?? null, at })
    .execute()
