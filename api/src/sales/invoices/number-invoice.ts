import type { Db } from '../../platform/index.ts'
import { INVOICES, nextNumber } from './next-number.ts'

/**
 * Gives a paid order the next invoice number of its year, within the transaction that marks it as paid. An order that has
 * a number keeps it.
 */
export async function numberInvoice(trx: Db, orderId: number, at: Date) {
  const order = await trx
    .selectFrom('orders as order')
    .innerJoin('countries as country', 'country.id', 'order.country_id')
    .select(['order.invoice_number', 'country.tax_label', 'country.tax_rate'])
    .where('order.id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.invoice_number !== null) return
  await trx
    .updateTable('orders')
    .set({
      invoice_number: await nextNumber(trx, INVOICES, at.getUTCFullYear()),
      invoiced_at: at,
      invoice_tax_label: order.tax_label,
      invoice_tax_rate: order.tax_rate,
    })
    .where('id', '=', orderId)
    .execute()
}
