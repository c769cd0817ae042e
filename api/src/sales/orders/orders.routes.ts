import {
  CancelOrder as CancelOrderBody,
  IdParams,
  OrderAnswer,
  OrdersAnswer,
  OrdersQuery,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, notFound } from '../../platform/index.ts'
import type { ReadInvoice } from '../invoices/read-invoice.ts'
import type { CancelOrder } from './cancel-order.ts'
import type { Orders } from './orders.repository.ts'

interface Needs {
  orders: Orders
  cancelOrder: CancelOrder
  readInvoice: ReadInvoice
}

export const orderRoutes =
  ({ orders, cancelOrder, readInvoice }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/orders',
      { config: { access: 'member' }, schema: { querystring: OrdersQuery, response: { 200: OrdersAnswer } } },
      async (request) => answer(await orders.list(member(request).id, request.query.page)),
    )

    app.get(
      '/api/orders/:id',
      { config: { access: 'member' }, schema: { params: IdParams, response: { 200: OrderAnswer } } },
      async (request) => {
        const order = await orders.read(member(request).id, request.params.id)
        if (!order) throw notFound('This order')
        return answer(order)
      },
    )

    app.post(
      '/api/orders/:id/cancel',
      {
        config: { access: 'member' },
        schema: { params: IdParams, body: CancelOrderBody, response: { 200: OrderAnswer } },
      },
      async (request) => {
        const { id: userId } = member(request)
        const { id: orderId } = request.params
        const isOwn = await cancelOrder({ orderId, userId, reason: request.body.reason })
        const order = isOwn ? await orders.read(userId, orderId) : null
        if (!order) throw notFound('This order')
        return answer(order, `Order ${order.number} is cancelled.`)
      },
    )

    app.get(
      '/api/orders/:id/invoice',
      { config: { access: 'member' }, schema: { params: IdParams } },
      async (request, reply) => {
        const invoice = await readInvoice(member(request).id, request.params.id)
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(invoice.pdf)
      },
    )
  }
