import { conflict, notFound, type Db } from '../../platform/index.ts'
import { lockOrder } from '../orders/lock-order.ts'

export type LockedReturn = Awaited<ReturnType<typeof lockReturn>>

/**
 * Locks a return and before it its order, as everywhere, until the transaction ends, and returns both; throws a 404 for
 * one that there isn't.
 */
export async function lockReturn(trx: Db, id: number) {
  const found = await trx.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('This return')
  const order = await lockOrder(trx, found.order_id)
  const one = await trx
    .selectFrom('returns')
    .select([
      'id',
      'number',
      'order_id',
      'status',
      'wish',
      'refund_id',
      'exchange_order_id',
      'exchange_key',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...one, order }
}

/** Throws a 409 when the return has changed since its admin read it. */
export function assertReturnVersion({ number, version: now }: LockedReturn, version: number) {
  if (now === version) return
  throw conflict(
    'stale_version',
    `Return ${number} has changed in the meantime. Please review it and try again.`,
  )
}
