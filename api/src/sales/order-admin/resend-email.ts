import type { OrderEmail, OrderEmailName } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import {
  type Attempts,
  conflict,
  notFound,
  queueEmail,
  recordAudit,
  type Db,
  type StaffCaller,
} from '../../platform/index.ts'
import { orderEmailAddress } from '../orders/email-address.ts'

type Input = z.output<typeof OrderEmail>

export interface Resending {
  orderId: number
  input: Input
  by: StaffCaller
}

interface Needs {
  db: Db
  attempts: Attempts
  now: () => Date
}

/**
 * Creates the function that sends one of an order's emails again, at most three times a day for each order. Throws a
 * conflict for an email that was never due, and a 429 beyond the limit.
 */
export const createResendEmail = ({ db, attempts, now }: Needs) =>
  async function resendEmail({ orderId, input, by }: Resending): Promise<void> {
    const order = await findSendable(db, orderId, input)
    const taken = await attempts.take('order email, order', String(order.id))
    try {
      await db.transaction().execute(async (trx) => {
        await send(trx, orderId, input)
        await recordAudit(trx, {
          by,
          action: 'order.email',
          subject: { kind: 'order', id: orderId },
          before: null,
          after: { ...input },
          at: now(),
        })
      })
    } catch (error) {
      await attempts.giveBack('order email, order', String(order.id), taken)
      throw error
    }
  }

/** Returns the emails that an order has had, which can be sent again. */
export const sentEmails = (
  order: { paid_at: Date | null },
  shipments: readonly unknown[],
): OrderEmailName[] => [
  ...(order.paid_at ? (['confirmation'] as const) : []),
  ...(shipments.length > 0 ? (['shipped'] as const) : []),
]

const neverDue = () => conflict('cannot_send', 'This email was never due, so it can’t be sent again.')

async function findSendable(db: Db, orderId: number, input: Input) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'paid_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw notFound('This order')
  if (input.shipment_id !== null) await assertShipment(db, orderId, input.shipment_id)
  else if (!order.paid_at) throw neverDue()
  return order
}

async function assertShipment(db: Db, orderId: number, shipmentId: number) {
  const shipment = await db
    .selectFrom('shipments')
    .select('id')
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!shipment) throw notFound('This shipment')
}

async function send(trx: Db, orderId: number, { shipment_id }: Input) {
  const to = await orderEmailAddress(trx, orderId)
  if (shipment_id === null) await queueEmail(trx, { template: 'order', to, data: { order_id: orderId } })
  else await queueEmail(trx, { template: 'order_shipped', to, data: { order_id: orderId, shipment_id } })
}
