import { returnAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import {
  answer,
  answerPage,
  asDownload,
  callerOfRoute,
  type Db,
  logSecurityEvent,
  member,
  PDFS_PER_MINUTE,
  route,
} from '../../platform/index.ts'
import type { createApproveReturn, createEndReturn } from './decide-return.ts'
import { exportReturns } from './export-returns.ts'
import type { createExchangeReturn } from './exchange-return.ts'
import type { createInspectReturn } from './inspect-return.ts'
import { readAnyLabel } from './label/read-return-label.ts'
import type { ReadAdminReturn } from './read-admin-return.ts'
import type { createReceiveReturn } from './receive-return.ts'
import type { createRefundReturn } from './refund-return.ts'
import type { ReturnList } from './return-list.repository.ts'

interface Needs {
  db: Db
  returnList: ReturnList
  readReturn: ReadAdminReturn
  approveReturn: ReturnType<typeof createApproveReturn>
  endReturn: ReturnType<typeof createEndReturn>
  receiveReturn: ReturnType<typeof createReceiveReturn>
  inspectReturn: ReturnType<typeof createInspectReturn>
  exchangeReturn: ReturnType<typeof createExchangeReturn>
  refundReturn: ReturnType<typeof createRefundReturn>
}

/** Reading many returns takes seconds, so an admin may do it only so often. */
const EXPORTS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** The returns of all members for admins. Every writing call answers the return as it is afterwards. */
export const returnAdminRoutes = (needs: Needs): FastifyPluginAsync => {
  const { db, returnList, readReturn } = needs
  return async (app) => {
    route(app, returnAdminEndpoints.list, async (request) => answerPage(await returnList.list(request.query)))

    route(app, returnAdminEndpoints.counts, async (request) => answer(await returnList.counts(request.query)))

    route(app, returnAdminEndpoints.export, { rateLimit: EXPORTS }, async (request, reply) =>
      asDownload(reply, 'returns.csv').type('text/csv; charset=utf-8').send(exportReturns(db, request.query)),
    )

    route(app, returnAdminEndpoints.read, async (request) => answer(await readReturn(request.params.id)))

    route(
      app,
      returnAdminEndpoints.label,
      { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' },
      async (request, reply) => {
        const { number, pdf } = await readAnyLabel(db, request.params.id)
        return asDownload(reply, `${number} label.pdf`).type('application/pdf').send(pdf)
      },
    )

    route(app, returnAdminEndpoints.approve, async (request) => {
      const { id: returnId } = request.params
      await needs.approveReturn({ returnId, input: request.body, by: member(request) })
      return answer(await readReturn(returnId))
    })

    for (const action of ['reject', 'close'] as const) {
      route(app, returnAdminEndpoints[action], async (request) => {
        const { id: returnId } = request.params
        await needs.endReturn(action, { returnId, input: request.body, by: member(request) })
        return answer(await readReturn(returnId))
      })
    }

    route(app, returnAdminEndpoints.receive, async (request) => {
      const { id: returnId } = request.params
      await needs.receiveReturn({ returnId, input: request.body, by: member(request) })
      return answer(await readReturn(returnId))
    })

    route(app, returnAdminEndpoints.inspect, async (request) => {
      const { id: returnId } = request.params
      await needs.inspectReturn({ returnId, input: request.body, by: member(request) })
      return answer(await readReturn(returnId))
    })

    route(app, returnAdminEndpoints.exchange, async (request) => {
      const { id: returnId } = request.params
      const key = request.headers['idempotency-key']
      await needs.exchangeReturn({ returnId, input: request.body, key, by: member(request) })
      return answer(await readReturn(returnId))
    })

    route(app, returnAdminEndpoints.refund, { callGroup: 'money' }, async (request) => {
      const { id: returnId } = request.params
      const by = member(request)
      const key = request.headers['idempotency-key']
      const {
        id: refund_id,
        order_id,
        amount_cents,
      } = await needs.refundReturn({ returnId, input: request.body, key, by })
      logSecurityEvent(request, { event: 'refund', user_id: by.id, order_id, refund_id, amount_cents })
      return answer(await readReturn(returnId))
    })
  }
}
