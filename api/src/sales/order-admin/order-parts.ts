import type { Db } from '../../platform/index.ts'

/** Reads the payments of an order with what the provider says of them. */
export const readPayments = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .select([
      'id',
      'provider',
      'state',
      'amount_cents',
      'captured_cents',
      'refunded_cents',
      'ref',
      'charge_ref',
      'created_at',
      'changed_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** Reads what admins have written about an order, the oldest first. */
export const readNotes = (db: Db, orderId: number) =>
  db
    .selectFrom('order_notes')
    .select(['id', 'text', 'actor', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** Reads the pieces of all refunds of an order. */
export const readRefundLinesOf = (db: Db, orderId: number) =>
  db
    .selectFrom('refund_lines as line')
    .innerJoin('refunds as refund', 'refund.id', 'line.refund_id')
    .select(['line.refund_id', 'line.order_line_id as line_id', 'line.count'])
    .where('refund.order_id', '=', orderId)
    .orderBy('line.refund_id')
    .orderBy('line.order_line_id')
    .execute()

/** Reads what the member sends back of an order, as its page links to it. */
export const readReturnLinks = (db: Db, orderId: number) =>
  db
    .selectFrom('returns')
    .select(['id', 'number', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
