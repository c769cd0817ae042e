import { returnEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, asDownload, type Db, member, PDFS_PER_MINUTE, route } from '../../platform/index.ts'
import { readOwnLabel } from './label/read-return-label.ts'
import type { OwnReturns } from './own-returns.ts'
import type { createRequestReturn } from './request-return.ts'

interface Needs {
  db: Db
  ownReturns: OwnReturns
  requestReturn: ReturnType<typeof createRequestReturn>
}

/** What a member sends back of their own orders. */
export const returnRoutes =
  ({ db, ownReturns, requestReturn }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, returnEndpoints.read, async (request) =>
      answer(await ownReturns.ofOrder(member(request).id, request.params.id)),
    )

    route(app, returnEndpoints.request, { callGroup: 'money' }, async (request) => {
      const { id: userId } = member(request)
      const { id: orderId } = request.params
      const key = request.headers['idempotency-key']
      const id = await requestReturn({ orderId, userId, input: request.body, key })
      const asked = await ownReturns.read(orderId, id)
      return answer(asked, `We have your return request ${asked.number}.`)
    })

    route(
      app,
      returnEndpoints.label,
      { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' },
      async (request, reply) => {
        const { id: orderId, return: returnId } = request.params
        const { number, pdf } = await readOwnLabel(db, { orderId, returnId, userId: member(request).id })
        return asDownload(reply, `${number} label.pdf`).type('application/pdf').send(pdf)
      },
    )
  }
