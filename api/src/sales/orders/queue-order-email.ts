import { queueEmail, type Db } from '../../platform/index.ts'
import { orderEmailAddress } from './email-address.ts'

type Template = 'order' | 'order_in_production' | 'order_delivered' | 'order_cancelled' | 'order_refunded'

/** Queues an email about an order. Its text is made from the order's data when it is sent. */
export async function queueOrderEmail(trx: Db, template: Template, orderId: number) {
  await queueEmail(trx, { template, to: await orderEmailAddress(trx, orderId), data: { order_id: orderId } })
}
