import type { Attachment } from '../../platform/index.ts'
import type { OrderFacts } from '../orders/order-facts.ts'
import { drawInvoiceOf } from './read-invoice.ts'

/** The invoice of a paid order, as an email carries it. */
export async function attachInvoice(order: OrderFacts): Promise<Attachment[]> {
  const invoice = await drawInvoiceOf(order)
  if (!invoice) return []
  return [{ filename: `${invoice.number}.pdf`, contentType: 'application/pdf', content: invoice.pdf }]
}
