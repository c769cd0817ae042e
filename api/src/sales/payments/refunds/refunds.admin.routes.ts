import { toCents, toDollars } from '@nireeka/contracts'
import { orderEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, logSecurityEvent, member, route } from '../../../platform/index.ts'
import type { RefundOrder } from './refund-order.ts'

export const refundRoutes =
  ({ refundOrder }: { refundOrder: RefundOrder }): FastifyPluginAsync =>
  async (app) => {
    route(app, orderEndpoints.refund, { callGroup: 'money' }, async (request) => {
      const { amount, lines, to, reason } = request.body
      const by = member(request)
      const { id: user_id } = by
      const order_id = request.params.id
      const refund = await refundOrder({
        orderId: order_id,
        amountCents: amount === null ? null : toCents(amount),
        lines,
        to,
        reason,
        by,
        actor: `admin:${user_id}`,
        key: request.headers['idempotency-key'],
      })
      const { id: refund_id, amount_cents } = refund
      logSecurityEvent(request, { event: 'refund', user_id, order_id, refund_id, amount_cents })
      return answer({
        id: refund.id,
        amount: toDollars(refund.amount_cents),
        to_provider: toDollars(refund.provider_cents),
        to_credits: toDollars(refund.credits_cents),
        state: refund.state,
      })
    })
  }
