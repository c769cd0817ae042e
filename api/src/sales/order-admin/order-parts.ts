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

/** Reads how far the workshop is with the bikes of an order, without those whose money is on its way back. */
export const readBuilds = (db: Db, orderId: number) =>
  db
    .selectFrom('bike_builds as build')
    .innerJoin('order_bikes as owned', 'owned.id', 'build.order_bike_id')
    .select(['owned.id', 'owned.order_line_id as line_id', 'build.stage', 'owned.serial_number'])
    .where('build.order_id', '=', orderId)
    .where('owned.withdrawn_at', 'is', null)
    .orderBy('owned.id')
    .execute()
