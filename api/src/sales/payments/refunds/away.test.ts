import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'
import { createRefunding } from '../testing/refunding.ts'

let shop: PayingApp
let refunding: ReturnType<typeof createRefunding>
beforeAll(async () => {
  shop = await openPayingApp({ timeoutMs: 1000 })
  refunding = createRefunding(shop)
})
afterAll(() => shop.close())
afterEach(() => {
  shop.stripe.setFault(null)
  shop.stripe.setRefundStatus('succeeded')
})

test.each(['down', 'lost', 'hanging', 'failing'] as const)(
  'Stripe is %s: the refund is on its way, counts already, and is made once by the job',
  async (fault) => {
    const order = await refunding.paid()
    shop.stripe.setFault(fault, /refunds/)
    expect((await refunding.refund(order.id)).json().data).toMatchObject({
      amount: 38.08,
      state: 'requested',
    })
    expect((await refunding.refund(order.id)).json()).toMatchObject({ error: 'nothing_to_refund' })
    shop.stripe.setFault(null)
    shop.wait(3)
    await shop.reconcile()
    expect(refunding.refundedAtStripe(order)).toEqual([3808])
    expect((await shop.paymentOf(order.id)).state).toBe('refunded')
  },
)

test('the answer to the refund itself is lost: asked again, it is found by its name, also when Stripe has forgotten the key', async () => {
  const order = await refunding.paid()
  shop.stripe.loseNextRefund()
  expect((await refunding.refund(order.id)).json().data.state).toBe('requested')
  shop.stripe.forgetKeys()
  shop.wait(3)
  await shop.reconcile()
  expect(refunding.refundedAtStripe(order)).toEqual([3808])
  expect((await shop.paymentOf(order.id)).state).toBe('refunded')
})

test.each([
  ['succeeded', 'refunded', 3808],
  ['failed', 'captured', 0],
])('a refund that the bank takes days for ends as %s', async (end, state, refunded_cents) => {
  const order = await refunding.paid()
  shop.stripe.setRefundStatus('pending')
  expect((await refunding.refund(order.id)).json().data.state).toBe('requested')
  expect((await shop.paymentOf(order.id)).state).toBe('captured')
  shop.stripe.endRefunds(end)
  const object = { object: 'refund', payment_intent: shop.stripe.sessions.get(order.ref)?.payment_intent }
  await shop.send('stripe', shop.stripe.message('', { type: 'refund.updated', object }))
  expect(await shop.paymentOf(order.id)).toMatchObject({ state, refunded_cents })
  expect((await shop.orderOf(order.id)).refunded_cents).toBe(refunded_cents)
})
