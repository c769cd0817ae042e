import type { Db } from '../database/open-database.ts'
import { createExpiry } from './expire-orders.ts'
import type { Providers } from './provider.ts'
import { createSandbox } from './sandbox/sandbox.provider.ts'
import { createSettle } from './settle.ts'
import { createStartPayment } from './start-payment.ts'

interface Needs {
  db: Db
  origin: string
  now: () => Date
}

/** The providers that take money, and the ways to open, settle and give up a payment. */
export function createPayments({ db, origin, now }: Needs) {
  const sandbox = createSandbox({ db, origin })
  const providers: Providers = new Map([[sandbox.provider.name, sandbox.provider]])
  const settle = createSettle({ db, providers, now })
  return {
    sandbox,
    settle,
    startPayment: createStartPayment({ db, providers, now }),
    expireOrders: createExpiry({ db, providers, settle, now }),
  }
}
