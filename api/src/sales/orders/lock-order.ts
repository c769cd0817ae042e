import { conflict, notFound, type Db } from '../../platform/index.ts'

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>

/** Locks an order until the transaction ends and returns it; throws a 404 for one that there isn't. */
export async function lockOrder(trx: Db, orderId: number) {
  const order = await trx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'user_id',
      'status',
      'held_reason',
      'paid_at',
      'total_cents',
      'refunded_cents',
      'version',
    ])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw notFound('This order')
  return order
}

/** Throws a 409 when the order has changed since its admin read it. */
export function assertVersion(order: { number: string; version: number }, version: number) {
  if (order.version !== version) throw isStale(order.number)
}

export const isStale = (number: string) =>
  conflict('stale_version', `Order ${number} has changed in the meantime. Please review it and try again.`)

/** Counts a change of an order in its version where nothing of its own row changes; the database adds one. */
export const touchOrder = (trx: Db, orderId: number) =>
  trx
    .updateTable('orders')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', orderId)
    .execute()
