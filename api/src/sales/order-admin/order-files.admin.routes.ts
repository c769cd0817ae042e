import { orderAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { asDownload, callerOfRoute, PDFS_PER_MINUTE, route, type Db } from '../../platform/index.ts'
import { readCreditNote } from '../invoices/read-credit-note.ts'
import { readAnyInvoice } from '../invoices/read-invoice.ts'
import type { ReadPackingSlip } from '../shipments/read-packing-slip.ts'
import { exportOrders } from './export-orders.ts'

interface Needs {
  db: Db
  now: () => Date
  readPackingSlip: ReadPackingSlip
}

const PDFS = { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' } as const

/** Reading 200,000 orders takes seconds, so an admin may do it only so often. */
const EXPORTS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** What admins download of orders: invoices, packing slips, and a list as CSV. */
export const orderFileRoutes =
  ({ db, now, readPackingSlip }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, orderAdminEndpoints.invoice, PDFS, async (request, reply) => {
      const { number, pdf } = await readAnyInvoice(db, request.params.id)
      return asDownload(reply, `${number}.pdf`).type('application/pdf').send(pdf)
    })

    route(app, orderAdminEndpoints.creditNote, PDFS, async (request, reply) => {
      const { id: orderId, number } = request.params
      const pdf = await readCreditNote(db, { orderId, number, userId: null })
      return asDownload(reply, `${number}.pdf`).type('application/pdf').send(pdf)
    })

    route(app, orderAdminEndpoints.packingSlip, PDFS, async (request, reply) => {
      const { number, pdf } = await readPackingSlip(request.params.id, request.query.shipment)
      return asDownload(reply, `${number} packing slip.pdf`).type('application/pdf').send(pdf)
    })

    route(app, orderAdminEndpoints.export, { rateLimit: EXPORTS }, async (request, reply) =>
      asDownload(reply, 'orders.csv')
        .type('text/csv; charset=utf-8')
        .send(exportOrders(db, request.query, now())),
    )
  }
