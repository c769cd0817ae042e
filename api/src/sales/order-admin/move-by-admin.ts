import type { OrderMove } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { assertVersion, lockOrder } from '../orders/lock-order.ts'
import { followOrder } from '../workshop/follow-order.ts'
import { moveLocked } from './move-locked.ts'

export interface MovingByAdmin {
  orderId: number
  input: z.output<typeof OrderMove>
  by: StaffCaller
}

/**
 * Creates the function that moves an order to production, quality check or packing, with all of its bikes. The first
 * move to production is told to the customer by email. Throws a conflict for a changed order and for a move that isn't
 * allowed.
 */
export const createMoveByAdmin = ({ db, now }: { db: Db; now: () => Date }) =>
  async function moveByAdmin(moving: MovingByAdmin): Promise<void> {
    await db.transaction().execute((trx) => move(trx, moving, now()))
  }

async function move(trx: Db, { orderId, input, by }: MovingByAdmin, at: Date) {
  const order = await lockOrder(trx, orderId)
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
