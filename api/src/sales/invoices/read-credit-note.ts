import { type Attachment, drawPdf, notFound, type Db } from '../../platform/index.ts'
import { type OrderFacts, readOrderFacts } from '../orders/order-facts.ts'
import { type CreditedRefund, isCredited, toCreditNote } from './credit-note-content.ts'

interface Wanted {
  orderId: number
  number: string
  /** The member whose order it must be; null for admins, who may read any. */
  userId: number | null
}

/** Returns a credit note of an order as a PDF. Throws a 404 for one that there isn't, and for another member's. */
export async function readCreditNote(db: Db, { orderId, number, userId }: Wanted): Promise<Buffer> {
  const order = await readOrderFacts(db, orderId)
  if (!order || (userId !== null && order.user_id !== userId)) throw notFound('This order')
  const refund = order.refunds.filter(isCredited).find((one) => one.credit_number === number)
  const pdf = refund && (await draw(order, refund))
  if (!pdf) throw notFound('This credit note')
  return pdf
}

/** Returns the credit notes of an order's refunds as attachments of an email. */
export async function attachCreditNotes(
  order: OrderFacts,
  refunds: OrderFacts['refunds'],
): Promise<Attachment[]> {
  const drawn = await Promise.all(
    refunds.filter(isCredited).map(async (refund) => ({
      filename: `${refund.credit_number}.pdf`,
      contentType: 'application/pdf',
      content: await draw(order, refund),
    })),
  )
  return drawn.flatMap(({ content, ...file }) => (content ? [{ ...file, content }] : []))
}

/** Draws a credit note; null for an order without an invoice. */
async function draw(order: OrderFacts, refund: CreditedRefund): Promise<Buffer | null> {
  const { invoice_number, invoiced_at } = order
  if (invoice_number === null || invoiced_at === null) return null
  const content = toCreditNote({ ...order, invoice_number, invoiced_at }, refund)
  return drawPdf('sales/invoices/draw/draw-credit-note', content)
}
