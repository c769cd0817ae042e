import type { ShipmentMove } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { deliverOrderedBikes } from '../../bikes/index.ts'
import { conflict, notFound, recordAudit, type Db, type StaffCaller } from '../../platform/index.ts'
import { assertVersion, lockOrder, touchOrder } from '../orders/lock-order.ts'
import { settleShipping } from './settle-shipping.ts'
import { nextStates } from './shipment-states.ts'

export interface ShipmentMoving {
  orderId: number
  shipmentId: number
  input: z.output<typeof ShipmentMove>
  by: StaffCaller
}

export type MoveShipment = ReturnType<typeof createMoveShipment>

/**
 * Creates the function that records where a shipment is. With its delivery, its bikes are their buyers' to register, and
 * an order of which everything was delivered is delivered. Throws a conflict for a changed order and for a state that
 * can't follow.
 */
export const createMoveShipment = ({ db, now }: { db: Db; now: () => Date }) =>
  async function moveShipment(moving: ShipmentMoving): Promise<void> {
    await db.transaction().execute((trx) => move(trx, moving, now()))
  }

async function move(trx: Db, { orderId, shipmentId, input, by }: ShipmentMoving, at: Date) {
  const order = await lockOrder(trx, orderId)
  const shipment = await findShipment(trx, orderId, shipmentId)
  assertVersion(order, input.version)
  if (!nextStates(shipment.state).includes(input.state)) throw conflict('cannot_move', ALREADY)
  const isThere = input.state === 'delivered'
  await trx
    .updateTable('shipments')
    .set({ state: input.state, changed_at: at, delivered_at: isThere ? at : null })
    .where('id', '=', shipmentId)
    .execute()
  await touchOrder(trx, orderId)
  if (isThere) await arrive(trx, shipmentId, at)
  await settleShipping(trx, { orderId, actor: `admin:${by.id}`, at })
  await recordAudit(trx, {
    by,
    action: 'shipment.move',
    subject: { kind: 'order', id: orderId },
    before: { shipment_id: shipmentId, state: shipment.state },
    after: { shipment_id: shipmentId, state: input.state },
    at,
  })
}

const ALREADY = 'This shipment can’t get this state any more. Please review it and try again.'

async function findShipment(trx: Db, orderId: number, shipmentId: number) {
  const shipment = await trx
    .selectFrom('shipments')
    .select(['id', 'state'])
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!shipment) throw notFound('This shipment')
  return shipment
}

async function arrive(trx: Db, shipmentId: number, at: Date) {
  const lines = await trx
    .selectFrom('shipment_lines')
    .select(['order_line_id as line_id', 'count'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('order_line_id')
    .execute()
  await deliverOrderedBikes(trx, lines, at)
}
