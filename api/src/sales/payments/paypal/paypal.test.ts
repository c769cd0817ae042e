import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { checkOut, orderBody, shopper, statusOf, stockOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp } from '../testing/open-paying-app.ts'

let shop: PayingApp
beforeAll(async () => {
  shop = await openPayingApp({ timeoutMs: 1000 })
})
afterAll(() => shop.close())
afterEach(() => {
  shop.paypal.setFault(null)
  shop.paypal.outcomes.capture = 'COMPLETED'
})

const capturesOf = (ref: string) => shop.paypal.orders.get(ref)?.captures ?? []

test('the checkout leads to an order of exactly what is to be paid, in the name of ours', async () => {
  const { id, ref, redirect } = await shop.place('paypal')
  expect(redirect).toBe(`${shop.paypal.base}/checkoutnow?token=${ref}`)
  const page = `https://shop.test/shop/orders/${id}/return?provider=paypal`
  expect(shop.paypal.orders.get(ref)?.input).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: 'USD', value: '38.08' },
        invoice_id: `NK-${100_000 + id}`,
        custom_id: String(id),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: page,
          cancel_url: `${page}&cancelled=1`,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  })
})

test('what the customer agreed to is taken when she is back, once', async () => {
  const order = await shop.place('paypal')
  expect((await shop.comeBack(order)).json().data.status).toBe('pending_payment')
  shop.paypal.approve(order.ref)
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.comeBack(order)))
  expect(answers.map((answer) => answer.json().data.status)).toContain('paid')
  expect(await statusOf(shop.app, order.id)).toBe('paid')
  expect(capturesOf(order.ref)).toHaveLength(1)
  expect(await shop.paymentOf(order.id)).toMatchObject({
    state: 'captured',
    captured_cents: 3808,
    charge_ref: capturesOf(order.ref)[0]?.id,
  })
})

test('what she agreed to after the time was over is never taken', async () => {
  const order = await shop.place('paypal')
  shop.wait(30)
  await shop.expireOrders()
  shop.paypal.approve(order.ref)
  expect((await shop.comeBack(order)).json().data.status).toBe('expired')
  expect(capturesOf(order.ref)).toEqual([])
  expect(await stockOf(shop.app, order.product)).toBe(5)
})

test('what she agreed to and never came back for is not taken behind her back when the time is over', async () => {
  const order = await shop.place('paypal')
  shop.paypal.approve(order.ref)
  shop.wait(30)
  await shop.expireOrders()
  expect(await statusOf(shop.app, order.id)).toBe('expired')
  expect(capturesOf(order.ref)).toEqual([])
})

test('a declined capture cancels the order', async () => {
  const order = await shop.place('paypal')
  shop.paypal.approve(order.ref)
  shop.paypal.outcomes.capture = 'INSTRUMENT_DECLINED'
  expect((await shop.comeBack(order)).json().data.status).toBe('cancelled')
  expect(await stockOf(shop.app, order.product)).toBe(5)
})

test('a capture whose answer is lost is asked for again, and the order does not expire meanwhile', async () => {
  const order = await shop.place('paypal')
  shop.paypal.approve(order.ref)
  shop.paypal.setFault('lost', /capture$/)
  expect((await shop.comeBack(order)).json().data.status).toBe('pending_payment')
  shop.paypal.setFault(null)
  expect((await shop.paymentOf(order.id)).state).toBe('authorized')
  shop.wait(31)
  await shop.expireOrders()
  expect(await statusOf(shop.app, order.id)).toBe('paid')
  expect(capturesOf(order.ref)).toHaveLength(1)
})

test('money that PayPal still looks at keeps its order waiting, beyond its time, until it is there', async () => {
  const order = await shop.place('paypal')
  shop.paypal.approve(order.ref)
  shop.paypal.outcomes.capture = 'PENDING'
  await shop.comeBack(order)
  shop.wait(31)
  await shop.expireOrders()
  expect(await statusOf(shop.app, order.id)).toBe('pending_payment')
  shop.paypal.change(order.ref, ({ captures }) => captures.forEach((one) => (one.status = 'COMPLETED')))
  shop.wait(1)
  await shop.expireOrders()
  expect(await statusOf(shop.app, order.id)).toBe('paid')
})

test('another amount is held for a person', async () => {
  const order = await shop.place('paypal')
  shop.paypal.change(order.ref, ({ input }) => {
    for (const unit of input.purchase_units) unit.amount.value = '0.01'
  })
  shop.paypal.approve(order.ref)
  expect((await shop.comeBack(order)).json().data.status).toBe('held')
})

test.each(['down', 'failing', 'lost', 'hanging'] as const)(
  'PayPal is %s when its page is to be opened: the order waits, and asking again opens one',
  async (fault) => {
    const first = await shop.place('sandbox')
    const member = await shopper(shop.app, { product_id: first.product, count: 2 })
    const before = shop.paypal.orders.size
    shop.paypal.setFault(fault)
    const body = orderBody(38.08, { provider: 'paypal' })
    expect((await checkOut(shop.app, member, body, `attempt-${fault}`)).statusCode).toBe(503)
    shop.paypal.setFault(null)
    expect((await checkOut(shop.app, member, body, `attempt-${fault}`)).statusCode).toBe(200)
    expect(shop.paypal.orders.size).toBe(before + 1)
  },
)
