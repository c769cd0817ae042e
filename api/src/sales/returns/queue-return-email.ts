import { queueEmail, type Db } from '../../platform/index.ts'
import { orderEmailAddress } from '../orders/email-address.ts'

export type ReturnTemplate =
  | 'return_requested'
  | 'return_approved'
  | 'return_rejected'
  | 'return_received'
  | 'return_closed'
  | 'return_exchanged'

/** Queues an email about a return. Its text is made from the return's data when it is sent. */
export async function queueReturnEmail(
  trx: Db,
  template: ReturnTemplate,
  { orderId, returnId }: { orderId: number; returnId: number },
) {
  const to = await orderEmailAddress(trx, orderId)
  await queueEmail(trx, { template, to, data: { order_id: orderId, return_id: returnId } })
}
