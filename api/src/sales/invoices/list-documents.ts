import type { Db, PersonalDocument } from '../../platform/index.ts'
import { readCreditNote } from './read-credit-note.ts'
import { createReadInvoice } from './read-invoice.ts'

/** Returns a member's invoices and credit notes as PDF files, each of which is drawn when it is read. */
export async function listDocuments(db: Db, userId: number): Promise<PersonalDocument[]> {
  const invoices = await db
    .selectFrom('orders')
    .select(['id', 'invoice_number as number'])
    .where('user_id', '=', userId)
    .where('invoice_number', 'is not', null)
    .orderBy('id')
    .$narrowType<{ number: string }>()
    .execute()
  const notes = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['orders.id', 'refunds.credit_number as number'])
    .where('orders.user_id', '=', userId)
    .where('refunds.credit_number', 'is not', null)
    .orderBy('refunds.id')
    .$narrowType<{ number: string }>()
    .execute()
  const readInvoice = createReadInvoice({ db })
  return [
    ...invoices.map(({ id, number }) => ({
      name: `${number}.pdf`,
      read: async () => (await readInvoice(userId, id)).pdf,
    })),
    ...notes.map(({ id, number }) => ({
      name: `${number}.pdf`,
      read: () => readCreditNote(db, { orderId: id, number, userId }),
    })),
  ]
}
