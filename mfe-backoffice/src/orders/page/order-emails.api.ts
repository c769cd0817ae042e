import { readable } from '../../labels.ts'
import type { Order } from '../order.api.ts'

type Email = Order['emails'][number]

/** What emails are called in the middle of a page: 'Email “Shipment”'. */
const LABELS: Partial<Record<string, string>> = {
  order: 'Confirmation',
  order_in_production: 'In production',
  order_shipped: 'Shipment',
  order_delivered: 'Delivered',
  order_cancelled: 'Cancellation',
  order_refunded: 'Refund',
  gift_card: 'Gift card',
}
/** Returns what an email is called in a sentence. */
export const emailLabel = (template: string) => `Email “${LABELS[template] ?? readable(template)}”`

/** Returns what sends an email of the timeline again; null where that can't be done. */
export function toSendAgain({ template, shipmentId }: Email, { allowed }: Pick<Order, 'allowed'>) {
  if (template === 'order' && allowed.emails.includes('confirmation'))
    return { template: 'confirmation' as const }
  if (template !== 'order_shipped' || shipmentId === null || !allowed.emails.includes('shipped')) return null
  return { template: 'shipped' as const, shipment_id: shipmentId }
}
