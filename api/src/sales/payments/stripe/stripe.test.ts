import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { checkOut, orderBody, shopper, statusOf, stockOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp({ timeoutMs: 1000 })
})
afterAll(() => shop.close())
afterEach(() => shop.stripe.setFault(null))

test('the checkout leads to a session of exactly what is to be paid, in the name of the order', async () => {
  const { id, ref, redirect, member } = await shop.place('stripe')
  expect(redirect).toBe(`${shop.stripe.base}/c/pay/${ref}`)
  const input = Object.fromEntries(shop.stripe.sessions.get(ref)?.input ?? [])
  const page = `https://shop.test/shop/orders/${id}/return?provider=stripe&session_id={CHECKOUT_SESSION_ID}`
  expect(input).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '3808',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': `Order NK-${100_000 + id}`,
    client_reference_id: String(id),
    'metadata[order_id]': String(id),
    'saved_payment_method_options[payment_method_save]': 'enabled',
    'saved_payment_method_options[allow_redisplay_filters][0]': 'always',
    success_url: page,
    cancel_url: `${page}&cancelled=1`,
  })
  expect(shop.stripe.customers.get(input['customer'] ?? '')?.email).toBe(member.email)
  expect(input).not.toHaveProperty('customer_email')
})

test('what was paid is captured under the payment that a refund names', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref)
  expect((await shop.comeBack(order)).json().data.status).toBe('paid')
  expect(await shop.paymentOf(order.id)).toMatchObject({
    state: 'captured',
    captured_cents: 3808,
    charge_ref: shop.stripe.sessions.get(order.ref)?.payment_intent,
    card_brand: 'visa',
    card_last_four: '4242',
  })
})

test.each([
  ['another amount', { amount_total: 1 }],
  ['more than any order costs', { amount_total: 3_000_000_000 }],
  ['another currency', { currency: 'eur' }],
])('%s is held for a person and not fulfilled', async (_what, change) => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref, change)
  expect((await shop.comeBack(order)).json().data.status).toBe('held')
  expect(await statusOf(shop.app, order.id)).toBe('pending_payment')
  expect((await shop.paymentOf(order.id)).state).toBe('disputed')
})

test.each(['down', 'failing', 'lost', 'hanging'] as const)(
  'Stripe is %s when its page is to be opened: the order waits, and asking again opens one session',
  async (fault) => {
    const first = await shop.place('sandbox')
    const member = await shopper(shop.app, { product_id: first.product, count: 2 })
    const before = shop.stripe.sessions.size
    shop.stripe.setFault(fault)
    const body = orderBody(38.08, { provider: 'stripe' })
    const refused = await checkOut(shop.app, member, body, `attempt-${fault}`)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({
      error: 'provider_away',
      message: expect.stringMatching(/try again/),
    })
    shop.stripe.setFault(null)
    const again = await checkOut(shop.app, member, body, `attempt-${fault}`)
    expect(again.statusCode).toBe(200)
    expect(shop.stripe.sessions.size).toBe(before + 1)
  },
)

test('Stripe is away when the customer comes back: she is told that it waits, and nothing is lost', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref)
  shop.stripe.setFault('hanging')
  const waiting = await shop.comeBack(order)
  expect(waiting.json().data.status).toBe('pending_payment')
  shop.stripe.setFault(null)
  expect((await shop.comeBack(order)).json().data.status).toBe('paid')
})

test('less than a card can pay is told, and the order waits for another way', async () => {
  const { id, member } = await shop.place('stripe')
  const change = { amount_cents: 49, ref: null, redirect: null }
  await shop.db.updateTable('payments').set(change).where('order_id', '=', id).execute()
  const response = await shop.call(`/api/orders/${id}/pay`, { method: 'POST', as: member.token })
  expect(response.json()).toMatchObject({ error: 'amount_too_small', status: 409 })
})

test('an order whose time is over closes its session, so that nobody pays for it', async () => {
  const order = await shop.place('stripe')
  shop.wait(30)
  await shop.expireOrders()
  expect(shop.stripe.sessions.get(order.ref)?.status).toBe('expired')
  expect(await statusOf(shop.app, order.id)).toBe('expired')
  expect(await stockOf(shop.app, order.product)).toBe(5)
})

test('an order that was paid in its last moment is paid, also when Stripe was away for a while', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref)
  shop.wait(31)
  shop.stripe.setFault('down')
  await expect(shop.expireOrders()).rejects.toThrow('could not be looked after')
  expect(await statusOf(shop.app, order.id)).toBe('pending_payment')
  shop.stripe.setFault(null)
  await shop.expireOrders()
  expect(await statusOf(shop.app, order.id)).toBe('paid')
})

test('a provider that is away keeps no other order from its end', async () => {
  const [stuck, other] = [await shop.place('stripe'), await shop.place('sandbox')]
  shop.wait(31)
  shop.stripe.setFault('down')
  await expect(shop.expireOrders()).rejects.toThrow('could not be looked after')
  expect(await statusOf(shop.app, stuck.id)).toBe('pending_payment')
  expect(await statusOf(shop.app, other.id)).toBe('expired')
  shop.stripe.setFault(null)
  await shop.expireOrders()
})

test('no answer and no error tells the keys', async () => {
  shop.stripe.setFault('failing')
  const first = await shop.place('sandbox')
  const member = await shopper(shop.app, { product_id: first.product, count: 2 })
  const { body } = await checkOut(shop.app, member, orderBody(38.08, { provider: 'stripe' }))
  expect(body).not.toContain(shop.stripe.config.secretKey)
})
