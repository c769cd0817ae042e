import { orderEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, conflict, type Db, member, notFound, route } from '../../platform/index.ts'
import type { StartPayment } from './start-payment.ts'

interface Needs {
  db: Db
  startPayment: StartPayment
  now: () => Date
}

/** The way to the payment page of an order that still waits, also of one whose page could not be opened at first. */
export const payRoutes =
  ({ db, startPayment, now }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, orderEndpoints.pay, { callGroup: 'money' }, async (request) => {
      const { id } = request.params
      const order = await db
        .selectFrom('orders')
        .select(['status', 'held_reason', 'paid_at', 'expires_at'])
        .where('id', '=', id)
        .where('user_id', '=', member(request).id)
        .executeTakeFirst()
      if (!order) throw notFound('This order')
      if (order.paid_at) throw conflict('already_paid', 'This order is paid already.')
      const isWaiting = order.status === 'pending_payment' && order.held_reason === null
      if (!isWaiting || order.expires_at <= now()) {
        throw conflict('order_over', 'This order can no longer be paid. Please order again.')
      }
      return answer({ redirect: await startPayment(id) })
    })
  }
