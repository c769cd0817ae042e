import { afterAll, beforeAll, expect, test } from 'vitest'

import { statusOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp()
})
afterAll(() => shop.close())

const eventsOf = (orderId: number | null) =>
  shop.db
    .selectFrom('provider_events')
    .selectAll()
    .where('order_id', 'is not distinct from', orderId)
    .execute()

test('a message that is sent 100 times has one effect', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref)
  const message = shop.stripe.message(order.ref)
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.send('stripe', message)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await eventsOf(order.id)).toHaveLength(1)
  expect(await shop.movesOf(order.id)).toEqual([{ to_status: 'pending_payment' }, { to_status: 'paid' }])
})

test('what it says is not believed: Stripe is asked', async () => {
  const order = await shop.place('stripe')
  await shop.send('stripe', shop.stripe.message(order.ref))
  expect(await statusOf(shop.app, order.id)).toBe('pending_payment')
})

test('a message about an order that nobody knows is taken, and nothing happens', async () => {
  const response = await shop.send('stripe', shop.stripe.message('cs_test_of_another_shop'))
  expect(response.statusCode).toBe(200)
  expect(await eventsOf(null)).toHaveLength(1)
})

test('a message whose work fails is answered as failed, and done when it comes again', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref)
  const message = shop.stripe.message(order.ref)
  shop.stripe.setFault('failing')
  expect((await shop.send('stripe', message)).statusCode).toBe(503)
  expect(await eventsOf(order.id)).toEqual([])
  shop.stripe.setFault(null)
  expect((await shop.send('stripe', message)).statusCode).toBe(200)
  expect(await statusOf(shop.app, order.id)).toBe('paid')
})

test('a session that ended unpaid cancels its order', async () => {
  const order = await shop.place('stripe')
  shop.stripe.expire(order.ref)
  await shop.send('stripe', shop.stripe.message(order.ref, { type: 'checkout.session.expired' }))
  expect(await statusOf(shop.app, order.id)).toBe('cancelled')
})

test("a capture's message finds the order, too", async () => {
  const order = await shop.place('paypal')
  shop.paypal.approve(order.ref)
  const resource = { id: 'CAPTURE1', supplementary_data: { related_ids: { order_id: order.ref } } }
  await shop.send('paypal', shop.paypal.message('CAPTURE1', { type: 'PAYMENT.CAPTURE.COMPLETED', resource }))
  expect(await statusOf(shop.app, order.id)).toBe('paid')
})
