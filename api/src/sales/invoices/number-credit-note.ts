import type { Db } from '../../platform/index.ts'
import { CREDIT_NOTES, nextNumber } from './next-number.ts'

/**
 * Gives a finished refund the next credit note number of its year, within the transaction that finishes it. A refund of
 * an order without an invoice gets none, and one that has a number keeps it.
 */
export async function numberCreditNote(trx: Db, refundId: number, at: Date) {
  const refund = await trx
    .selectFrom('refunds as refund')
    .innerJoin('orders as order', 'order.id', 'refund.order_id')
    .select(['refund.credit_number', 'order.invoice_number'])
    .where('refund.id', '=', refundId)
    .where('refund.state', '=', 'done')
    .executeTakeFirst()
  if (!refund?.invoice_number || refund.credit_number !== null) return
  await trx
    .updateTable('refunds')
    .set({ credit_number: await nextNumber(trx, CREDIT_NOTES, at.getUTCFullYear()), credited_at: at })
    .where('id', '=', refundId)
    .execute()
}
