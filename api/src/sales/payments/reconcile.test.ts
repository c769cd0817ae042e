import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { statusOf } from '../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from './testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.stripe.setFault(null)
  shop.wait(31)
  await shop.expireOrders()
})

const asksFor = (ref: string) => shop.stripe.asked.filter(({ path }) => path.endsWith(ref)).length

test('for two minutes the shop waits to be told, then it asks', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref)
  shop.wait(1)
  await shop.reconcile()
  expect(asksFor(order.ref)).toBe(0)
  shop.wait(1)
  await shop.reconcile()
  expect(await statusOf(shop.app, order.id)).toBe('paid')
})

test('whoever still waits is asked for less and less', async () => {
  const order = await shop.place('stripe')
  const minutes: number[] = []
  for (let minute = 1; minute <= 29; minute += 1) {
    shop.wait(1)
    const before = asksFor(order.ref)
    await shop.reconcile()
    if (asksFor(order.ref) > before) minutes.push(minute)
  }
  expect(minutes).toEqual([2, 3, 5, 9, 17])
})

test('three processes at once ask once', async () => {
  const order = await shop.place('stripe')
  shop.wait(2)
  await Promise.all([shop.reconcile(), shop.reconcile(), shop.reconcile()])
  expect(asksFor(order.ref)).toBe(1)
})

test('one that is away is told, and keeps nobody else waiting', async () => {
  const [stuck, other] = [await shop.place('stripe'), await shop.place('paypal')]
  await shop.pay(stuck)
  await shop.pay(other)
  shop.stripe.setFault('down')
  shop.wait(2)
  await expect(shop.reconcile()).rejects.toThrow('not whole')
  expect(await statusOf(shop.app, stuck.id)).toBe('pending_payment')
  expect(await statusOf(shop.app, other.id)).toBe('paid')
  shop.stripe.setFault(null)
  shop.wait(1)
  await shop.reconcile()
  expect(await statusOf(shop.app, stuck.id)).toBe('paid')
})

test('nothing left to pay: the order is paid at once, and its way leads to our own page', async () => {
  const { member, id } = await shop.place('sandbox')
  await shop.db
    .updateTable('payments')
    .set({ provider: 'credits', state: 'created', ref: null, redirect: null, amount_cents: 0 })
    .where('order_id', '=', id)
    .execute()
  const tabs = Array.from({ length: 5 }, () => shop.payments.startPayment(id))
  const [redirect, ...others] = await Promise.all(tabs)
  expect(new Set(others)).toEqual(new Set([redirect]))
  const again = await shop.call(`/api/orders/${id}/pay`, { method: 'POST', as: member.token })
  expect(again.json()).toMatchObject({ error: 'already_paid' })
  const { ref } = await shop.paymentOf(id)
  expect(redirect).toBe(`https://shop.test/shop/orders/${id}/return?provider=credits&session_id=${ref}`)
  expect(await statusOf(shop.app, id)).toBe('paid')
  const back = await shop.call(`/api/call-back-pay/credits/${id}?session_id=${ref}`)
  expect(back.json().data.status).toBe('paid')
})
