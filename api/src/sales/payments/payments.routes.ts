import { memberPaymentEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, conflict, member, notFound, route } from '../../platform/index.ts'
import type { PaymentRecords } from './payments.repository.ts'

export const paymentRoutes =
  ({ payments }: { payments: PaymentRecords }): FastifyPluginAsync =>
  async (app) => {
    route(app, memberPaymentEndpoints.list, async (request) =>
      answerPage(await payments.list(member(request).id, request.query)),
    )

    route(app, memberPaymentEndpoints.remove, async (request) => {
      const result = await payments.hide(member(request).id, request.params.id)
      if (result === 'missing') throw notFound('This payment')
      if (result === 'kept') throw conflict('payment_kept', KEPT)
      return answer(null, 'Payment record deleted.')
    })
  }

const KEPT = 'The law requires us to keep payment records, so this one stays.'
