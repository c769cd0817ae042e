import type { OrderStatus } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'

/** The email that each status sends; a shipment's are sent per parcel. */
const TEMPLATES: Partial<Record<OrderStatus, string>> = {
  paid: 'order',
  in_production: 'order_in_production',
  partly_shipped: 'order_shipped',
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
  refunded: 'order_refunded',
  partly_refunded: 'order_refunded',
}
/** For so long the outbox keeps what was sent. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Records the emails about the demo orders of the last month as sent, so that an order's timeline has them. */
export async function seedOrderEmails(db: Db) {
  const moves = await db
    .selectFrom('order_moves as move')
    .innerJoin('orders as order', 'order.id', 'move.order_id')
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .leftJoin('shipments as shipment', 'shipment.order_id', 'order.id')
    .select(['order.id', 'move.to_status', 'move.at', 'buyer.email', 'shipment.id as shipment_id'])
    .where('move.at', '>', new Date(Date.now() - KEPT_MS))
    .orderBy('move.at')
    .orderBy('move.id')
    .execute()
  const rows = moves.flatMap(({ id, to_status, at, email, shipment_id }) => {
    const template = TEMPLATES[to_status]
    if (!template) return []
    const data = { order_id: id, ...(template === 'order_shipped' && { shipment_id }) }
    const payload = JSON.stringify({ template, to: email, data })
    return [
      {
        topic: 'mail',
        payload,
        created_at: at,
        available_at: at,
        done_at: at,
        last_error: null,
        attempts: 1,
        outcome: 'sent' as const,
      },
    ]
  })
  await db.insertInto('outbox').values(rows).execute()
}
