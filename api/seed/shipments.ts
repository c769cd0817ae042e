import type { Carrier } from '@nireeka/contracts'
import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'

const CARRIERS: readonly Carrier[] = ['dhl', 'ups', 'fedex', 'dpd']

/** Inserts the shipments of the demo orders that were sent: one each, and half of an order that was sent in part. */
export async function seedShipments(db: Db) {
  const sent = await db
    .selectFrom('orders')
    .innerJoin('order_moves as move', 'move.order_id', 'orders.id')
    .select(['orders.id', 'orders.status', 'move.to_status', 'move.at'])
    .where('move.to_status', 'in', ['shipped', 'partly_shipped'])
    .orderBy('orders.id')
    .execute()
  for (const { id, status, to_status, at } of sent) {
    await seedShipment(db, { orderId: id, status, isPart: to_status === 'partly_shipped', at })
  }
}

interface Sent {
  orderId: number
  status: OrderStatus
  /** Whether only the order's first line was sent. */
  isPart: boolean
  at: Date
}

async function seedShipment(db: Db, { orderId, status, isPart, at }: Sent) {
  const deliveredAt = await deliveryOf(db, orderId)
  const carrier = CARRIERS[orderId % CARRIERS.length] ?? 'dhl'
  const { id } = await db
    .insertInto('shipments')
    .values({
      order_id: orderId,
      key: 'demo',
      carrier,
      tracking_number: `${carrier.toUpperCase()}${String(7_000_000_000 + orderId * 7919)}`,
      state: deliveredAt ? 'delivered' : stateOf(status),
      actor: 'shop',
      created_at: at,
      changed_at: deliveredAt ?? at,
      delivered_at: deliveredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'count'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const packed = lines
    .slice(0, isPart ? 1 : undefined)
    .map((line) => ({ shipment_id: id, order_line_id: line.id, count: line.count }))
  await db.insertInto('shipment_lines').values(packed).execute()
}

const stateOf = (status: OrderStatus) => (status === 'shipped' ? 'in_transit' : 'handed_over')

async function deliveryOf(db: Db, orderId: number): Promise<Date | null> {
  const move = await db
    .selectFrom('order_moves')
    .select('at')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'delivered')
    .orderBy('id')
    .executeTakeFirst()
  return move?.at ?? null
}
