import type { OrderMove, OrderMoveTo } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { assertVersion, type LockedOrder, lockOrder } from '../orders/lock-order.ts'
import { followOrder } from '../workshop/follow-order.ts'
import { moveLocked } from './move-locked.ts'

export interface MovingByAdmin {
  orderId: number
  input: z.output<typeof OrderMove>
  by: StaffCaller
}

/**
 * Creates the function that moves an order to production, quality check or packing, with all of its bikes. The first
 * move to production is told to the customer by email. Made again by the same admin, such as after an answer that got
 * lost, a move changes nothing. Throws a conflict for a changed order and for a move that isn't allowed.
 */
export const createMoveByAdmin = ({ db, now }: { db: Db; now: () => Date }) =>
  async function moveByAdmin(moving: MovingByAdmin): Promise<void> {
    await db.transaction().execute((trx) => move(trx, moving, now()))
  }

interface Made {
  to: OrderMoveTo
  by: StaffCaller
}

/** Tells whether an order's latest move is this one, by the same admin. */
async function isMade(trx: Db, { id, status }: LockedOrder, { to, by }: Made): Promise<boolean> {
  if (status !== to) return false
  const last = await trx
    .selectFrom('order_moves')
    .select('actor')
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.actor === `admin:${by.id}`
}

async function move(trx: Db, { orderId, input, by }: MovingByAdmin, at: Date) {
  const order = await lockOrder(trx, orderId)
  if (order.version !== input.version && (await isMade(trx, order, { to: input.to, by }))) return
  assertVersion(order, input.version)
  const { to, reason } = input
  await moveLocked(trx, { order, to, by, reason, at })
  await followOrder(trx, { orderId, to, at })
  await recordAudit(trx, {
    by,
    action: 'order.move',
    subject: { kind: 'order', id: orderId },
    before: { status: order.status },
    after: { status: to, ...(reason !== null && { reason }) },
    at,
  })
}
