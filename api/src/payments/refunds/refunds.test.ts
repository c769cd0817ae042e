import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { statusOf, stockOf } from '../../testing/shopping.ts'
import { openPayingApp, type PayingApp, type RealProvider } from '../testing/open-paying-app.ts'

let shop: PayingApp
let admin = ''
beforeAll(async () => {
  shop = await openPayingApp()
})
beforeEach(async () => {
  admin = (await shop.member(9)).token
})
afterAll(() => shop.close())
afterEach(() => {
  shop.stripe.setFault(null)
  shop.stripe.setRefundStatus('succeeded')
})

let keys = 0
const newKey = () => `refund-${(keys += 1)}`

/** As the back office asks for it. */
const refund = (id: number, body: Record<string, unknown> = {}, { key = newKey(), as = admin } = {}) =>
  shop.call(`/api/backoffice/orders/${id}/refunds`, {
    method: 'POST',
    as,
    body: { reason: 'It came late.', ...body },
    headers: { 'idempotency-key': key },
  })

async function paid(provider: RealProvider = 'stripe') {
  const order = await shop.place(provider)
  await shop.pay(order)
  await shop.comeBack(order)
  expect(await statusOf(shop.app, order.id)).toBe('paid')
  return order
}

const refundedAtStripe = (order: { ref: string }) => {
  const intent = shop.stripe.sessions.get(order.ref)?.payment_intent
  return shop.stripe.refunds
    .filter(({ payment_intent }) => payment_intent === intent)
    .map(({ amount }) => amount)
}
const creditsOf = (orderId: number) =>
  shop.db
    .selectFrom('credit_entries')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .select('amount_cents')
    .execute()

/** $10 of the total were paid by store credit, as the checkout writes it. */
async function withCredits(order: { id: number }) {
  await shop.db
    .updateTable('orders')
    .set({ credits_cents: 1000, lines_cents: 3400, total_cents: 4808 })
    .where('id', '=', order.id)
    .execute()
}

describe.each<RealProvider>(['sandbox', 'stripe', 'paypal'])('%s', (provider) => {
  test('a part goes back, then the rest; the payment says so', async () => {
    const { id } = await paid(provider)
    expect((await refund(id, { amount: 10 })).json().data).toMatchObject({
      amount: 10,
      to_provider: 10,
      to_credits: 0,
      state: 'done',
    })
    expect(await shop.paymentOf(id)).toMatchObject({ state: 'partly_refunded', refunded_cents: 1000 })
    expect((await refund(id)).json().data).toMatchObject({ amount: 28.08, state: 'done' })
    expect(await shop.paymentOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 3808 })
    expect(await shop.orderOf(id)).toMatchObject({ status: 'paid', refunded_cents: 3808 })
  })

  test('more than was paid is refused, and so is anything after all of it', async () => {
    const { id } = await paid(provider)
    const tooMuch = await refund(id, { amount: 38.09 })
    expect(tooMuch.statusCode).toBe(409)
    expect(tooMuch.json()).toMatchObject({
      error: 'refund_too_high',
      message: 'At most $38.08 can be given back.',
    })
    await refund(id)
    expect((await refund(id, { amount: 0.01 })).json()).toMatchObject({
      error: 'nothing_to_refund',
      status: 409,
    })
  })
})

test('asked for again with its key, it is the same refund; with other contents it is refused', async () => {
  const order = await paid()
  const key = newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refund(order.id, { amount: 5 }, { key })),
  )
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  expect(refundedAtStripe(order)).toEqual([500])
  expect((await refund(order.id, { amount: 6 }, { key })).json()).toMatchObject({
    error: 'key_reused',
    status: 409,
  })
})

test('twenty at once never give back more than was paid', async () => {
  const order = await paid()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order.id, { amount: 10 })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(refundedAtStripe(order)).toEqual([1000, 1000, 1000])
  expect((await shop.orderOf(order.id)).refunded_cents).toBe(3000)
})

test('money goes back to the card first, and what the card has not paid to store credit', async () => {
  const order = await paid()
  await withCredits(order)
  expect((await refund(order.id, { amount: 30 })).json().data).toMatchObject({
    to_provider: 30,
    to_credits: 0,
  })
  expect((await refund(order.id)).json().data).toMatchObject({
    amount: 18.08,
    to_provider: 8.08,
    to_credits: 10,
  })
  expect(await creditsOf(order.id)).toEqual([{ amount_cents: 1000 }])
  expect(refundedAtStripe(order)).toEqual([3000, 808])
})

test('to store credit, the provider is not asked', async () => {
  const order = await paid()
  expect((await refund(order.id, { to: 'credits', amount: 20 })).json().data).toMatchObject({
    to_provider: 0,
    to_credits: 20,
    state: 'done',
  })
  expect(refundedAtStripe(order)).toEqual([])
  expect(await creditsOf(order.id)).toEqual([{ amount_cents: 2000 }])
})

test.each(['down', 'lost', 'hanging', 'failing'] as const)(
  'Stripe is %s: the refund is on its way, counts already, and is made once by the job',
  async (fault) => {
    const order = await paid()
    shop.stripe.setFault(fault, /refunds/)
    expect((await refund(order.id)).json().data).toMatchObject({ amount: 38.08, state: 'requested' })
    expect((await refund(order.id)).json()).toMatchObject({ error: 'nothing_to_refund' })
    shop.stripe.setFault(null)
    shop.wait(3)
    await shop.reconcile()
    expect(refundedAtStripe(order)).toEqual([3808])
    expect((await shop.paymentOf(order.id)).state).toBe('refunded')
  },
)

test('the answer to the refund itself is lost: asked again, it is found by its name, also when Stripe has forgotten the key', async () => {
  const order = await paid()
  shop.stripe.loseNextRefund()
  expect((await refund(order.id)).json().data.state).toBe('requested')
  shop.stripe.forgetKeys()
  shop.wait(3)
  await shop.reconcile()
  expect(refundedAtStripe(order)).toEqual([3808])
  expect((await shop.paymentOf(order.id)).state).toBe('refunded')
})

test.each([
  ['succeeded', 'refunded', 3808],
  ['failed', 'captured', 0],
])('a refund that the bank takes days for ends as %s', async (end, state, refunded_cents) => {
  const order = await paid()
  shop.stripe.setRefundStatus('pending')
  expect((await refund(order.id)).json().data.state).toBe('requested')
  expect((await shop.paymentOf(order.id)).state).toBe('captured')
  shop.stripe.endRefunds(end)
  const object = { object: 'refund', payment_intent: shop.stripe.sessions.get(order.ref)?.payment_intent }
  await shop.send('stripe', shop.stripe.message('', { type: 'refund.updated', object }))
  expect(await shop.paymentOf(order.id)).toMatchObject({ state, refunded_cents })
  expect((await shop.orderOf(order.id)).refunded_cents).toBe(refunded_cents)
})

test.each([
  [undefined, 'refunded'],
  [10, 'partly_refunded'],
])('of a returned order, %s dollars make it %s', async (amount, status) => {
  const { id } = await paid()
  await shop.db.updateTable('orders').set({ status: 'returned' }).where('id', '=', id).execute()
  await refund(id, amount ? { amount } : {})
  expect(await statusOf(shop.app, id)).toBe(status)
})

test('a cancelled order stays cancelled', async () => {
  const { id } = await paid()
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await refund(id)
  expect(await statusOf(shop.app, id)).toBe('cancelled')
})

test('a payment that did not fit its order goes back as it came, and the order ends', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref, { amount_total: 1000 })
  await shop.comeBack(order)
  expect((await refund(order.id)).json().data).toMatchObject({ amount: 10, to_provider: 10, state: 'done' })
  expect(await shop.orderOf(order.id)).toMatchObject({ status: 'cancelled', held_reason: null })
  expect(await stockOf(shop.app, order.product)).toBe(5)
  await shop.comeBack(order)
  expect(await shop.orderOf(order.id)).toMatchObject({ status: 'cancelled', held_reason: null })
})

test('an order that nobody has paid has nothing to give back', async () => {
  const { id } = await shop.place('stripe')
  expect((await refund(id)).json()).toMatchObject({ error: 'nothing_to_refund', status: 409 })
  expect((await refund(999_999)).statusCode).toBe(404)
})

test.each([0, 1])('is_admin %i may give nothing back', async (flag) => {
  const order = await paid()
  expect((await refund(order.id, {}, { as: (await shop.member(flag)).token })).statusCode).toBe(403)
  expect((await refund(order.id, {}, { as: order.member.token })).statusCode).toBe(403)
  expect(refundedAtStripe(order)).toEqual([])
})
