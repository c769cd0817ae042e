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

const UNSENT: readonly OrderStatus[] = [
  'pending_payment',
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
]

/** Tells whether nothing of an order has been sent yet. */
export const isUnsent = (status: OrderStatus) => UNSENT.includes(status)

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
export async function moveOrder(trx: Db, move: Move) {
  if (!mayMove(move.from, move.to)) throw new Error(`An order that is ${move.from} cannot become ${move.to}`)
  await setStatus(trx, move)
}

/**
 * Cancels a fully refunded order of which nothing was sent, also one that its buyer may no longer cancel (decision 031).
 * The caller has locked the order.
 */
export async function cancelRefunded(trx: Db, move: Omit<Move, 'to' | 'reason'>) {
  await cancelUnsent(trx, { ...move, reason: 'refunded' })
}

/** Cancels an order of which nothing was sent, also while it is built. The caller has locked the order. */
export async function cancelUnsent(trx: Db, move: Omit<Move, 'to'>) {
  if (!isUnsent(move.from)) throw new Error(`An order that is ${move.from} cannot be cancelled`)
  await setStatus(trx, { ...move, to: 'cancelled' })
}

async function setStatus(trx: Db, move: Move) {
  const { orderId, to, at } = move
  await trx
    .updateTable('orders')
    .set({ status: to, ...(to === 'paid' ? { paid_at: at } : {}) })
    .where('id', '=', orderId)
    .execute()
  await recordMove(trx, move)
}

export const recordMove = (
  trx: Db,
  { orderId, from, to, actor, reason, at }: Omit<Move, 'from'> & { from: OrderStatus | null },
) =>
  trx
    .insertInto('order_moves')
    .values({ order_id: orderId, from_status: from, to_status: to, actor, reason: reason ?? null, at })
    .execute()
