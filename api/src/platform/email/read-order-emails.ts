import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** An email about an order, as the outbox keeps it for a month after sending. */
export interface OrderEmailRow {
  id: number
  template: string
  to: string
  shipment_id: number | null
  outcome: 'sent' | 'dropped' | 'given_up' | null
  created_at: Date
  done_at: Date | null
}

/** Reads the emails about an order, the oldest first. */
export const readOrderEmails = (db: Db, orderId: number): Promise<OrderEmailRow[]> =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      sql<string>`payload ->> 'template'`.as('template'),
      sql<string>`payload ->> 'to'`.as('to'),
      sql<number | null>`(payload -> 'data' ->> 'shipment_id')::int`.as('shipment_id'),
      'outcome',
      'created_at',
      'done_at',
    ])
    .where('topic', '=', 'mail')
    .where(sql<boolean>`payload -> 'data' ->> 'order_id' is not null`)
    .where(sql<number>`(payload -> 'data' ->> 'order_id')::int`, '=', orderId)
    .orderBy('id')
    .execute()
