import type { Db, EmailWriters, PageAddress } from '../platform/index.ts'
import { giftCard } from './gift-cards/gift-card-email.ts'
import { attachInvoice } from './invoices/attach-invoice.ts'
import { attachCreditNotes } from './invoices/read-credit-note.ts'
import { attachCalendar } from './orders/delivery-calendar.ts'
import { orderEmail } from './orders/order-email.ts'
import { orderCancelled, orderRefunded } from './orders/order-ending-emails.ts'
import { orderDelivered, orderInProduction, orderShipped } from './orders/order-progress-emails.ts'
import { type OrderFacts, readOrderFacts } from './orders/order-facts.ts'
import type { ReturnTemplate } from './returns/queue-return-email.ts'
import {
  readReturnEmail,
  returnApproved,
  returnClosed,
  returnExchanged,
  returnReceived,
  returnRejected,
  returnRequested,
} from './returns/return-emails.ts'

type OrderTemplate =
  | 'order'
  | 'order_in_production'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_cancelled'
  | 'order_refunded'

/** Returns an order's latest refund that the provider hasn't refused. */
const lastOf = ({ refunds }: OrderFacts) => refunds.filter(({ state }) => state !== 'failed').slice(-1)

/** Returns what writes an email about a return, from the return as it is when the email is sent. */
const aboutReturn =
  (write: typeof returnRequested) =>
  async ({ data }: { data: { order_id: number; return_id: number } }, page: PageAddress, db: Db) => {
    const asked = await readReturnEmail(db, data)
    return asked && write(asked, page)
  }

/** What writes the emails about orders, returns and gift cards. */
export const salesEmails: EmailWriters<OrderTemplate | ReturnTemplate | 'gift_card'> = {
  async order({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return (
      order && {
        ...orderEmail(order, page),
        attachments: [...(await attachInvoice(order)), ...attachCalendar(order, page)],
      }
    )
  },
  async order_in_production({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderInProduction(order, page)
  },
  async order_shipped({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderShipped(order, { shipmentId: data.shipment_id, page })
  },
  async order_delivered({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && orderDelivered(order, page)
  },
  async order_cancelled({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return (
      order && {
        ...orderCancelled(order, page),
        attachments: await attachCreditNotes(order, order.refunds),
      }
    )
  },
  async order_refunded({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    const email = order && orderRefunded(order, page)
    return email && { ...email, attachments: await attachCreditNotes(order, lastOf(order)) }
  },
  return_requested: aboutReturn(returnRequested),
  return_approved: aboutReturn(returnApproved),
  return_rejected: aboutReturn(returnRejected),
  return_received: aboutReturn(returnReceived),
  return_closed: aboutReturn(returnClosed),
  return_exchanged: aboutReturn(returnExchanged),
  async gift_card({ data }, page, db) {
    const order = await readOrderFacts(db, data.order_id)
    return order && giftCard(data, order, page)
  },
}

declare module '../platform/email/queue-email.ts' {
  interface EmailData {
    order: { order_id: number }
    order_in_production: { order_id: number }
    order_shipped: { order_id: number; shipment_id: number }
    order_delivered: { order_id: number }
    order_cancelled: { order_id: number }
    order_refunded: { order_id: number }
    return_requested: { order_id: number; return_id: number }
    return_approved: { order_id: number; return_id: number }
    return_rejected: { order_id: number; return_id: number }
    return_received: { order_id: number; return_id: number }
    return_closed: { order_id: number; return_id: number }
    return_exchanged: { order_id: number; return_id: number }
    /** `token` is the card's code; it stands nowhere else. */
    gift_card: { order_id: number; amount_cents: number; token: string }
  }
}
