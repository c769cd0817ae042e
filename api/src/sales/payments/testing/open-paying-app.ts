import { addProduct } from '../../../testing/add-rows.ts'
import { checkOut, orderBody, shopper } from '../../../testing/shopping.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { openPayPal } from './open-paypal.ts'
import { openStripe } from './open-stripe.ts'

const TWO_BELLS = 38.08
const MINUTE_MS = 60_000

export type PayingApp = Awaited<ReturnType<typeof openPayingApp>>
export type RealProvider = 'sandbox' | 'stripe' | 'paypal'

/** The API with every provider, each a server of this machine, and a clock that the test moves. `timeoutMs`: for tests that wait for it. */
export async function openPayingApp({ timeoutMs }: { timeoutMs?: number } = {}) {
  let time = Date.now()
  let product = 0
  const now = () => new Date(time)
  const [stripe, paypal] = await Promise.all([openStripe({ now }), openPayPal({ now })])
  const paymentConfig = {
    hasSandbox: true,
    stripe: { ...stripe.config, timeoutMs },
    paypal: { ...paypal.config, timeoutMs },
  }
  const app = await openTestApp({ now, paymentConfig })

  /** An order of two bells for $38.08 by a new member, waiting for its money. */
  async function place(provider: RealProvider) {
    product += 1
    await addProduct(app.db, { id: product, stock: 5 })
    const member = await shopper(app, { product_id: product, count: 2 })
    const response = await checkOut(app, member, orderBody(TWO_BELLS, { provider }))
    const { order_id: id, redirect } = response.json().data
    const ref = (await paymentOf(id)).ref ?? ''
    return { member, product, id, ref, redirect, provider }
  }

  const paymentOf = (id: number) =>
    app.db.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
  const orderOf = (id: number) =>
    app.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  /** The provider's page says yes; the shop hears nothing of it. */
  async function pay({ provider, ref }: { provider: RealProvider; ref: string }) {
    if (provider === 'stripe') return stripe.pay(ref)
    if (provider === 'paypal') return paypal.approve(ref)
    await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
    return undefined
  }

  return {
    ...app,
    app,
    stripe,
    paypal,
    place,
    pay,
    paymentOf,
    orderOf,
    now,
    wait(minutes: number) {
      time += minutes * MINUTE_MS
    },
    movesOf: (id: number) =>
      app.db.selectFrom('order_moves').where('order_id', '=', id).orderBy('id').select('to_status').execute(),
    comeBack: ({ provider, id, ref }: { provider: RealProvider; id: number; ref: string }) =>
      app.call(RETURNS[provider](id, ref)),
    send: (provider: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
      app.call(`/api/webhooks/${provider}`, { method: 'POST', body, headers }),
    close: () => Promise.all([app.close(), stripe.close(), paypal.close()]),
  }
}

const RETURNS: Record<RealProvider, (id: number, ref: string) => string> = {
  sandbox: (id, ref) => `/api/call-back-pay/sandbox/${id}?session_id=${ref}`,
  stripe: (id, ref) => `/api/call-back/${id}?session_id=${ref}`,
  paypal: (id, ref) => `/api/call-back-pay-pal/${id}?token=${ref}&PayerID=QYR5Z8XDVJNXQ`,
}
