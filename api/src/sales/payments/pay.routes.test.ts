import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkOut, orderBody, shopper } from '../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from './testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp()
})
afterAll(() => shop.close())

const pay = (id: number, as: string) => shop.call(`/api/orders/${id}/pay`, { method: 'POST', as })

test('an order whose page could not be opened is paid from its own page later', async () => {
  const { product } = await shop.place('sandbox')
  const member = await shopper(shop.app, { product_id: product, count: 2 })
  shop.stripe.setFault('down')
  expect((await checkOut(shop.app, member, orderBody(38.08, { provider: 'stripe' }))).statusCode).toBe(503)
  const [{ id }] = (await shop.call('/api/orders', { as: member.token })).json().data.items
  expect((await pay(id, member.token)).statusCode).toBe(503)
  shop.stripe.setFault(null)
  const { redirect } = (await pay(id, member.token)).json().data
  expect(redirect).toContain(`${shop.stripe.base}/c/pay/`)
  expect((await pay(id, member.token)).json().data.redirect).toBe(redirect)
})

test('ten tabs at once open one page', async () => {
  const { id, member, redirect } = await shop.place('paypal')
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, member.token)))
  expect(new Set(answers.map((answer) => answer.json().data.redirect))).toEqual(new Set([redirect]))
})

test("somebody else's order is answered like one that doesn't exist", async () => {
  const { id } = await shop.place('stripe')
  const other = await shop.member(9)
  const foreign = await pay(id, other.token)
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe((await pay(999_999, other.token)).body)
})

test('what is paid is not paid again', async () => {
  const order = await shop.place('stripe')
  await shop.pay(order)
  await shop.comeBack(order)
  expect((await pay(order.id, order.member.token)).json()).toMatchObject({
    error: 'already_paid',
    status: 409,
  })
})

test('what is over is ordered anew', async () => {
  const { id } = await shop.place('sandbox')
  const late = await shop.place('sandbox')
  shop.wait(31)
  const { token } = await shop.sessions.start(late.member.id, false).then(({ access }) => ({ token: access }))
  expect((await pay(late.id, token)).json()).toMatchObject({ error: 'order_over', status: 409 })
  await shop.expireOrders()
  expect((await shop.orderOf(id)).status).toBe('expired')
  expect((await pay(late.id, token)).json()).toMatchObject({ error: 'order_over', status: 409 })
})
