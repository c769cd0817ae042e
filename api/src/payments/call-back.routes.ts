import { CallBackAnswer, CallBackParams, CallBackQuery } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Db } from '../database/open-database.ts'
import { answer } from '../http/answer.ts'
import { notFound } from '../http/errors.ts'
import { shownStatus } from '../orders/shown-status.ts'
import type { Settle } from './settle.ts'

/** The customer is back from a provider's page. The order's own secret is the key, and the provider the only witness. */
export const callBackRoutes =
  ({ db, settle }: { db: Db; settle: Settle }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/call-back-pay/:a/:b',
      {
        config: { access: 'guest' },
        schema: { params: CallBackParams, querystring: CallBackQuery, response: { 200: CallBackAnswer } },
      },
      async (request) => {
        const { a: provider, b: id } = request.params
        const secret = { id, provider, ref: request.query.session_id }
        if (!(await findOrder(db, secret))) throw notFound('This payment')
        await settle(id)
        const order = await findOrder(db, secret)
        if (!order) throw notFound('This payment')
        return answer({ order_id: order.id, number: order.number, status: shownStatus(order) })
      },
    )
  }

const findOrder = (db: Db, { id, provider, ref }: { id: number; provider: string; ref: string }) =>
  db
    .selectFrom('orders as order')
    .innerJoin('payments as payment', 'payment.order_id', 'order.id')
    .select(['order.id', 'order.number', 'order.status', 'order.held_reason'])
    .where('order.id', '=', id)
    .where('payment.provider', '=', provider)
    .where('payment.ref', '=', ref)
    .executeTakeFirst()
