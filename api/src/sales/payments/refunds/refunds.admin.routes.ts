import { toCents, toDollars } from '@nireeka/contracts'
import { IdParams, RefundAnswer, RefundHeaders, RefundWish } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member } from '../../../platform/index.ts'
import type { RefundOrder } from './refund-order.ts'

export const refundRoutes =
  ({ refundOrder }: { refundOrder: RefundOrder }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/backoffice/orders/:id/refunds',
      {
        config: { access: 'admin' },
        schema: {
          params: IdParams,
          headers: RefundHeaders,
          body: RefundWish,
          response: { 200: RefundAnswer },
        },
      },
      async (request) => {
        const { amount, to, reason } = request.body
        const refund = await refundOrder({
          orderId: request.params.id,
          amountCents: amount === null ? null : toCents(amount),
          to,
          reason,
          actor: `admin:${member(request).id}`,
          key: request.headers['idempotency-key'],
        })
        return answer({
          id: refund.id,
          amount: toDollars(refund.amount_cents),
          to_provider: toDollars(refund.provider_cents),
          to_credits: toDollars(refund.credits_cents),
          state: refund.state,
        })
      },
    )
  }
