import type { Db } from '../../platform/database/open-database.ts'
import { queueMail } from '../../platform/email/queue-mail.ts'
import { letterAddress } from './letter-address.ts'

type Template = 'order' | 'order_cancelled' | 'order_refunded'

/** Queues a letter about an order. What it says, the order says when it is sent. */
export async function queueLetterAbout(trx: Db, template: Template, orderId: number) {
  await queueMail(trx, { template, to: await letterAddress(trx, orderId), data: { order_id: orderId } })
}
