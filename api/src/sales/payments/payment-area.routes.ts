import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../platform/index.ts'
import { callBackRoutes } from './call-back.routes.ts'
import type { Payments } from './create-payments.ts'
import { payRoutes } from './pay.routes.ts'
import { createPaymentRecords } from './payments.repository.ts'
import { paymentRoutes } from './payments.routes.ts'
import { refundRoutes } from './refunds/refunds.admin.routes.ts'
import { savedCardRoutes } from './saved-cards/saved-cards.routes.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'

interface Needs {
  db: Db
  now: () => Date
  payments: Payments
  /** Where payment pages lead back to. */
  siteUrl: string
}

/** Everything that pays, is told of a payment, or gives money back. */
export const allPaymentRoutes =
  ({ db, now, payments, siteUrl }: Needs): FastifyPluginAsync =>
  async (app) => {
    const { sandbox, settle, startPayment, refundOrder } = payments
    await app.register(callBackRoutes({ db, settle }))
    if (payments.hasSandbox) await app.register(sandboxRoutes({ sandbox, settle, origin: siteUrl }))
    await app.register(payRoutes({ db, startPayment, now }))
    await app.register(webhookRoutes(payments))
    await app.register(refundRoutes({ refundOrder }))
    await app.register(savedCardRoutes(payments))
    await app.register(paymentRoutes({ payments: createPaymentRecords({ db, now }) }))
  }
