import { conflict, drawPdf, notFound, type Db } from '../../platform/index.ts'
import { type OrderFacts, readOrderFacts } from '../orders/order-facts.ts'
import { toInvoice } from './invoice-content.ts'

interface Invoice {
  number: string
  pdf: Buffer
}

export type ReadInvoice = (userId: number, orderId: number) => Promise<Invoice>

/**
 * Creates the function that returns the invoice of a member's own order. It is drawn anew when the order has changed,
 * so it includes later refunds.
 */
export const createReadInvoice =
  ({ db }: { db: Db }): ReadInvoice =>
  async (userId, orderId) => {
    const order = await readOrderFacts(db, orderId)
    if (order?.user_id !== userId) throw notFound('This order')
    return invoiceOf(order)
  }

/** Returns the invoice of any order, for admins. Throws a 404 for an order that there isn't, and a 409 before payment. */
export async function readAnyInvoice(db: Db, orderId: number): Promise<Invoice> {
  const order = await readOrderFacts(db, orderId)
  if (!order) throw notFound('This order')
  return invoiceOf(order)
}

async function invoiceOf(order: OrderFacts): Promise<Invoice> {
  const invoice = await drawInvoiceOf(order)
  if (!invoice) throw conflict('not_invoiced', NOT_PAID)
  return invoice
}

/** Draws an order's invoice; null when it has no number yet. */
export async function drawInvoiceOf(order: OrderFacts): Promise<Invoice | null> {
  const { invoice_number, invoiced_at } = order
  if (invoice_number === null || invoiced_at === null) return null
  const content = toInvoice({ ...order, invoice_number, invoiced_at })
  const pdf = await drawPdf('sales/invoices/draw/draw-invoice', content)
  return { number: invoice_number, pdf }
}

const NOT_PAID = 'There is no invoice yet: it is made when the order is paid.'
