import { toCents, toDollars } from '@nireeka/contracts'
import { orderEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, route } from '../../../platform/index.ts'
import type { RefundOrder } from './refund-order.ts'

export const refundRoutes =
  ({ refundOrder }: { refundOrder: RefundOrder }): FastifyPluginAsync =>
  async (app) => {
    route(app, orderEndpoints.refund, async (request) => {
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
    })
  }
