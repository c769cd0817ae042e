import type { Attachment } from '../../platform/index.ts'
import type { OrderFacts } from '../orders/order-facts.ts'
import { drawInvoiceOf } from './read-invoice.ts'

/** Returns a paid order's invoice as an email attachment. */
export async function attachInvoice(order: OrderFacts): Promise<Attachment[]> {
  const invoice = await drawInvoiceOf(order)
  if (!invoice) return []
  return [{ filename: `${invoice.number}.pdf`, contentType: 'application/pdf', content: invoice.pdf }]
}
