import type { Db } from '../../platform/index.ts'
import { createExpiry } from './expire-orders.ts'
import { createGiveUpUnpaid } from './give-up-unpaid.ts'
import { openProviders } from './open-providers.ts'
import { type PaymentConfig, SANDBOX_ONLY } from './payment-config.ts'
import { createReconciliation } from './reconcile.ts'
import { createFinishRefund } from './refunds/finish-refund.ts'
import { createRefundOrder } from './refunds/refund-order.ts'
import { createSettle } from './settle.ts'
import { createStartPayment } from './start-payment.ts'
import { createTakeEvent } from './webhooks/take-event.ts'

interface Needs {
  db: Db
  /** Where the shop's pages live. */
  siteUrl: string
  config?: PaymentConfig
  now: () => Date
}

export type Payments = Awaited<ReturnType<typeof createPayments>>

/** The providers that take money, and the ways to open, settle, give up and give back a payment. */
export async function createPayments({ db, siteUrl, config = SANDBOX_ONLY, now }: Needs) {
  const { sandbox, providers, events, offered } = await openProviders({ db, siteUrl, config, now })
  const finishRefund = createFinishRefund({ db, providers, now })
  const settle = createSettle({ db, providers, finishRefund, now })
  const giveUpUnpaid = createGiveUpUnpaid({ db, providers, settle, now })
  return {
    sandbox,
    hasSandbox: config.hasSandbox,
    events,
    takeEvent: createTakeEvent({ db, settle, finishRefund, now }),
    /** The ways to pay that a checkout may name. */
    offered,
    settle,
    giveUpUnpaid,
    finishRefund,
    startPayment: createStartPayment({ db, providers, settle, now }),
    refundOrder: createRefundOrder({ db, finishRefund, now }),
    expireOrders: createExpiry({ db, giveUpUnpaid, now }),
    reconcile: createReconciliation({ db, settle, finishRefund, now }),
  }
}
