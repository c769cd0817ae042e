import { IdParams, NothingAnswer, PaymentsAnswer, PaymentsQuery } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, conflict, member, notFound } from '../../platform/index.ts'
import type { PaymentRecords } from './payments.repository.ts'

export const paymentRoutes =
  ({ payments }: { payments: PaymentRecords }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/payments',
      {
        config: { access: 'member' },
        schema: { querystring: PaymentsQuery, response: { 200: PaymentsAnswer } },
      },
      async (request) => answer(await payments.list(member(request).id, request.query.page)),
    )

    app.delete(
      '/api/payments/:id',
      { config: { access: 'member' }, schema: { params: IdParams, response: { 200: NothingAnswer } } },
      async (request) => {
        const result = await payments.hide(member(request).id, request.params.id)
        if (result === 'missing') throw notFound('This payment')
        if (result === 'kept') throw conflict('payment_kept', KEPT)
        return answer(null, 'The payment record is deleted.')
      },
    )
  }

const KEPT = 'The law asks us to keep records of what was paid, so this one stays.'
