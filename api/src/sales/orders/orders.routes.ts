import { orderEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, notFound, PDFS_PER_MINUTE, route } from '../../platform/index.ts'
import type { ReadInvoice } from '../invoices/read-invoice.ts'
import type { CancelOrder } from './cancel-order.ts'
import type { Orders } from './orders.repository.ts'

interface Needs {
  orders: Orders
  cancelOrder: CancelOrder
  readInvoice: ReadInvoice
}

export const orderRoutes =
  ({ orders, cancelOrder, readInvoice }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, orderEndpoints.list, async (request) =>
      answerPage(await orders.list(member(request).id, request.query.page)),
    )

    route(app, orderEndpoints.read, async (request) => {
      const order = await orders.read(member(request).id, request.params.id)
      if (!order) throw notFound('This order')
      return answer(order)
    })

    route(app, orderEndpoints.cancel, { callGroup: 'money' }, async (request) => {
      const { id: userId } = member(request)
      const { id: orderId } = request.params
      const isOwn = await cancelOrder({ orderId, userId, reason: request.body.reason })
      const order = isOwn ? await orders.read(userId, orderId) : null
      if (!order) throw notFound('This order')
      return answer(order, `Order ${order.number} is cancelled.`)
    })

    route(
      app,
      orderEndpoints.invoice,
      { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' },
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
