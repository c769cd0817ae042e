import type { Db } from '../../platform/index.ts'
import { createDecideHeld } from './decide-held.ts'
import { createExpiry } from './expire-orders.ts'
import { createGiveUpUnpaid } from './give-up-unpaid.ts'
import { openProviders } from './open-providers.ts'
import { type PaymentConfig, SANDBOX_ONLY } from './payment-config.ts'
import { createReconciliation } from './reconcile.ts'
import { createDeleteCustomers } from './saved-cards/delete-customers.ts'
import { createPaymentCustomers } from './saved-cards/payment-customers.ts'
import { createSavedCards } from './saved-cards/saved-cards.repository.ts'
import { createFinishRefund } from './refunds/finish-refund.ts'
import { createRefundOrder } from './refunds/refund-order.ts'
import { createSettle } from './settle.ts'
import { createStartPayment } from './start-payment.ts'
import { createTakeEvent } from './webhooks/take-event.ts'

interface Needs {
  db: Db
  /** The public address of the shop's pages. */
  siteUrl: string
  config?: PaymentConfig
  now: () => Date
}

export type Payments = Awaited<ReturnType<typeof createPayments>>

/** Creates the payment providers and the functions that start, settle, give up and refund a payment. */
export async function createPayments({ db, siteUrl, config = SANDBOX_ONLY, now }: Needs) {
  const { sandbox, providers, events, offered } = await openProviders({ db, siteUrl, config, now })
  const customers = createPaymentCustomers({ db, now })
  const finishRefund = createFinishRefund({ db, providers, now })
  const settle = createSettle({ db, providers, finishRefund, now })
  const giveUpUnpaid = createGiveUpUnpaid({ db, providers, settle, now })
  return {
    sandbox,
    hasSandbox: config.hasSandbox,
    events,
    takeEvent: createTakeEvent({ db, settle, finishRefund, now }),
    /** The payment providers that a checkout may choose. */
    offered,
    settle,
    giveUpUnpaid,
    finishRefund,
    startPayment: createStartPayment({ db, providers, customers, siteUrl, settle, now }),
    decideHeld: createDecideHeld({ db, providers, finishRefund, now }),
    refundOrder: createRefundOrder({ db, finishRefund, now }),
    expireOrders: createExpiry({ db, giveUpUnpaid, now }),
    savedCards: createSavedCards({ customers, providers, offered }),
    deleteCustomers: createDeleteCustomers({ db, providers, now }),
    reconcile: createReconciliation({ db, settle, finishRefund, now }),
  }
}
