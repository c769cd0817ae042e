import type { EmailWriters } from '../platform/index.ts'
import { giftCard } from './gift-cards/gift-card-email.ts'
import { attachInvoice } from './invoices/attach-invoice.ts'
import { orderEmail } from './orders/order-email.ts'
import { orderCancelled, orderRefunded } from './orders/order-ending-emails.ts'
import { readOrderFacts } from './orders/order-facts.ts'

/** What writes the emails about orders and gift cards. */
export const salesEmails: EmailWriters<'order' | 'order_cancelled' | 'order_refunded' | 'gift_card'> = {
  async order({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && { ...orderEmail(order, page), attachments: await attachInvoice(order) }
  },
  async order_cancelled({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderCancelled(order, page)
  },
  async order_refunded({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderRefunded(order, page)
  },
  async gift_card({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && giftCard(data, order, page)
  },
}

declare module '../platform/email/queue-email.ts' {
  interface EmailData {
    order: { order_id: number }
    order_cancelled: { order_id: number }
    order_refunded: { order_id: number }
    /** `token` is the card's code; it stands nowhere else. */
    gift_card: { order_id: number; amount_cents: number; token: string }
  }
}
