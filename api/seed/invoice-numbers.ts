import type { Db } from '../src/platform/database/open-database.ts'
import { numberCreditNote } from '../src/sales/invoices/number-credit-note.ts'
import { numberInvoice } from '../src/sales/invoices/number-invoice.ts'

/**
 * Gives each paid order of the demo its invoice number, in the order of the payments, whichever seed has inserted it,
 * and each refund its credit note. What has a number keeps it.
 */
export async function seedInvoiceNumbers(db: Db) {
  const paid = await db
    .selectFrom('orders')
    .select(['id', 'paid_at'])
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  for (const { id, paid_at } of paid) if (paid_at) await numberInvoice(db, id, paid_at)
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'changed_at'])
    .where('state', '=', 'done')
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  for (const { id, changed_at } of refunds) await numberCreditNote(db, id, changed_at)
}
