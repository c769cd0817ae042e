import type { Db } from '../database/open-database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { letterAddress } from './letter-address.ts'

type Template = 'order' | 'order_cancelled' | 'order_refunded'

/** Queues a letter about an order. What it says, the order says when it is sent. */
export async function queueLetterAbout(trx: Db, template: Template, orderId: number) {
  await queueMail(trx, { template, to: await letterAddress(trx, orderId), data: { order_id: orderId } })
}
