import { orderEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

import {
  answer,
  answerPage,
  asDownload,
  member,
  notFound,
  PDFS_PER_MINUTE,
  route,
} from '../../platform/index.ts'
import type { ReadInvoice } from '../invoices/read-invoice.ts'
import type { CancelOrder } from './cancel-order.ts'
import { CALENDAR_TYPE, type ReadCalendar } from './delivery-calendar.ts'
import type { Orders } from './orders.repository.ts'

interface Needs {
  orders: Orders
  cancelOrder: CancelOrder
  readInvoice: ReadInvoice
  readCalendar: ReadCalendar
  /** Returns a credit note of a member's own order. */
  readCreditNote: (wanted: { orderId: number; number: string; userId: number }) => Promise<Buffer>
}

export const orderRoutes =
  ({ orders, cancelOrder, readInvoice, readCalendar, readCreditNote }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, orderEndpoints.list, async (request) =>
      answerPage(await orders.list(member(request).id, request.query)),
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

    route(app, orderEndpoints.calendar, async (request, reply) => {
      const wanted = { orderId: request.params.id, userId: member(request).id }
      const { filename, content } = await readCalendar(wanted)
      return asDownload(reply, filename).type(CALENDAR_TYPE).send(content)
    })

    route(
      app,
      orderEndpoints.invoice,
      { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' },
      async (request, reply) => {
        const { number, pdf } = await readInvoice(member(request).id, request.params.id)
        return sendPdf(reply, number, pdf)
      },
    )

    route(
      app,
      orderEndpoints.creditNote,
      { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' },
      async (request, reply) => {
        const { id: orderId, number } = request.params
        const pdf = await readCreditNote({ orderId, number, userId: member(request).id })
        return sendPdf(reply, number, pdf)
      },
    )
  }

const sendPdf = (reply: FastifyReply, number: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${number}.pdf"`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(pdf)
