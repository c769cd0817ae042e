import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  addPromo,
  balanceOf,
  checkOut,
  giveCredit,
  GERMANY,
  orderBody,
  ordersOf,
  payInSandbox,
  shopper,
  statusOf,
  stockOf,
} from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The totals in dollars for one bell and for two bells to Germany: 8 shipping, and 19 % tax on everything. */
const ONE = 23.8
const TWO = 38.08

let time = Date.parse('2026-03-01T12:00:00Z')
let app: TestApp
let product = 0
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())
beforeEach(async () => {
  product += 1
  await addProduct(app.db, { id: product, stock: 2 })
})

type Member = Awaited<ReturnType<typeof shopper>>
type Answer = Awaited<ReturnType<typeof checkOut>>

const buyer = (count = 2) => shopper(app, { product_id: product, count })
const placed = (answer: Answer) => answer.json<{ data: { order_id: number; redirect: string } }>().data
const lineOf = async (member: Member) =>
  (await app.call('/api/cart', { as: member.token })).json().data.carts[0].id as number
const setCount = async (member: Member, count: number) =>
  app.call('/api/cart/count', {
    method: 'PUT',
    as: member.token,
    body: { id: await lineOf(member), count },
  })

describe('the same order', () => {
  test('D01: with the same key is one, in sequence and in parallel, also after it was paid', async () => {
    const member = await buyer()
    const send = () => checkOut(app, member, orderBody(TWO), 'the-same-key')
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set([...answers, await send()].map(({ body }) => body)).size).toBe(1)
    const [first] = answers
    await payInSandbox(app, placed(first!).redirect)
    expect((await send()).body).toBe(first!.body)
    expect(await ordersOf(app, member.id)).toMatchObject([{ status: 'paid' }])
    expect(await stockOf(app, product)).toBe(0)
  })

  test('D02: with the same key and other contents is refused', async () => {
    const member = await buyer()
    await checkOut(app, member, orderBody(TWO), 'reused-key')
    const other = await checkOut(app, member, orderBody(TWO, { email: 'b@example.com' }), 'reused-key')
    expect(other.json()).toMatchObject({ status: 409, error: 'key_reused' })
    expect(await ordersOf(app, member.id)).toHaveLength(1)
  })

  test('D03: sent again with another key is the one that waits, and holds everything once', async () => {
    const member = await buyer()
    await giveCredit(app, member.id, 500)
    await addPromo(app, { code: `ONCE${product}`, kind: 'amount', amount_cents: 100, max_uses: 1 })
    await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: `ONCE${product}` } })
    // The total is 24 - 1 discount + 8 shipping, and 19 % tax on that, less 5 of store credit.
    const input = orderBody(31.89, { use_credits: true, promo_code: `ONCE${product}` })
    const sent = await Promise.all([1, 2, 3].map(() => checkOut(app, member, input)))
    expect(new Set([...sent, await checkOut(app, member, input)].map(({ body }) => body)).size).toBe(1)
    expect(placed(sent[0]!).order_id).toBeGreaterThan(0)
    expect(await ordersOf(app, member.id)).toHaveLength(1)
    expect([await stockOf(app, product), await balanceOf(app, member.id)]).toEqual([0, 0])
  })
})

describe('another order while one waits for its money', () => {
  test('gives the older one up, so that nobody is sold out against herself', async () => {
    const member = await buyer(2)
    const first = placed(await checkOut(app, member, orderBody(TWO)))
    await setCount(member, 1)
    const second = placed(await checkOut(app, member, orderBody(ONE)))
    expect(await statusOf(app, first.order_id)).toBe('cancelled')
    expect(await statusOf(app, second.order_id)).toBe('pending_payment')
    expect(await stockOf(app, product)).toBe(1)
    // The payment page of the first order accepts no more money.
    await payInSandbox(app, first.redirect)
    expect(await statusOf(app, first.order_id)).toBe('cancelled')
  })

  test('can spend the credit that the older one held', async () => {
    const member = await buyer(2)
    await giveCredit(app, member.id, 1000)
    await checkOut(app, member, orderBody(28.08, { use_credits: true }))
    expect(await balanceOf(app, member.id)).toBe(0)
    await setCount(member, 1)
    const answer = await checkOut(app, member, orderBody(13.8, { use_credits: true }))
    expect(answer.statusCode).toBe(200)
    expect(await ordersOf(app, member.id)).toMatchObject([
      { status: 'cancelled' },
      { status: 'pending_payment', credits_cents: 1000 },
    ])
    expect(await balanceOf(app, member.id)).toBe(0)
  })

  test('that turns out to be paid is told, and nothing is ordered twice', async () => {
    const member = await buyer(2)
    const first = placed(await checkOut(app, member, orderBody(TWO)))
    await setCount(member, 1)
    // The order is paid at the provider, but the shop hasn't been notified.
    const ref = first.redirect.split('/').at(-1) ?? ''
    await app.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('ref', '=', ref).execute()
    const answer = await checkOut(app, member, orderBody(ONE))
    expect(answer.json()).toMatchObject({ status: 409, error: 'already_paid' })
    expect(answer.json().message).toContain(`NK-${100_000 + first.order_id}`)
    expect(await ordersOf(app, member.id)).toMatchObject([{ status: 'paid' }])
  })

  test('is refused without any harm to the one that waits', async () => {
    const member = await buyer(2)
    const first = placed(await checkOut(app, member, orderBody(TWO)))
    await setCount(member, 1)
    expect((await checkOut(app, member, orderBody(0.01))).statusCode).toBe(409)
    expect(await statusOf(app, first.order_id)).toBe('pending_payment')
  })

  test('of many at once, one is left', async () => {
    const member = await buyer(1)
    const emails = Array.from({ length: 4 }, (_, n) => `tab-${n}@example.com`)
    await Promise.all(emails.map((email) => checkOut(app, member, orderBody(ONE, { email }))))
    const orders = await ordersOf(app, member.id)
    expect(orders.filter(({ status }) => status === 'pending_payment')).toHaveLength(1)
    expect(await stockOf(app, product)).toBe(1)
  })
})

describe('store credit', () => {
  test('pays up to the total; what was held is spent when the rest is paid', async () => {
    const member = await buyer()
    await giveCredit(app, member.id, 1000)
    const { redirect, order_id } = placed(
      await checkOut(app, member, orderBody(28.08, { use_credits: true })),
    )
    await payInSandbox(app, redirect)
    expect(await ordersOf(app, member.id)).toMatchObject([
      { id: order_id, status: 'paid', total_cents: 3808, credits_cents: 1000 },
    ])
    expect(await balanceOf(app, member.id)).toBe(0)
  })

  test('pays all of it: nobody is asked for money, and the order is paid at once', async () => {
    const member = await buyer()
    await giveCredit(app, member.id, 5000)
    const { redirect, order_id } = placed(await checkOut(app, member, orderBody(0, { use_credits: true })))
    expect(redirect).toContain(
      `https://shop.test/shop/orders/${order_id}/return?provider=credits&session_id=`,
    )
    expect(await statusOf(app, order_id)).toBe('paid')
    expect(await balanceOf(app, member.id)).toBe(11.92)
  })

  test('comes back, with the code, when nobody pays', async () => {
    const member = await buyer()
    await giveCredit(app, member.id, 1000)
    const code = `BACK${product}`
    await addPromo(app, { code, kind: 'amount', amount_cents: 100, max_uses: 1 })
    await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code } })
    const input = orderBody(26.89, { use_credits: true, promo_code: code })
    const { redirect } = placed(await checkOut(app, member, input))
    await payInSandbox(app, redirect, 'cancel')
    expect([await balanceOf(app, member.id), await stockOf(app, product)]).toEqual([10, 2])
    expect((await checkOut(app, member, input)).statusCode).toBe(200)
  })

  test('that an expired order held comes back', async () => {
    const member = await buyer()
    await giveCredit(app, member.id, 1000)
    const { order_id } = placed(await checkOut(app, member, orderBody(28.08, { use_credits: true })))
    time += 31 * 60_000
    await app.expireOrders()
    expect(await statusOf(app, order_id)).toBe('expired')
    expect([await balanceOf(app, member.id), await stockOf(app, product)]).toEqual([10, 2])
  })
})

test('a provider that isn’t on is refused', async () => {
  const member = await buyer()
  const answer = await checkOut(app, member, orderBody(TWO, { provider: 'stripe' }))
  expect(answer.json()).toMatchObject({
    status: 422,
    data: { provider: ['This way to pay is not offered at present. Please choose another one.'] },
  })
})

test('one that was declined leaves the cart as it was', async () => {
  const member = await buyer()
  await payInSandbox(app, placed(await checkOut(app, member, orderBody(TWO))).redirect, 'decline')
  const { carts } = (await app.call('/api/cart', { as: member.token })).json().data
  expect(carts).toMatchObject([{ product_id: product, count: 2 }])
  expect((await app.call('/api/checkout', { as: member.token })).json().data.country_id).toBe(GERMANY)
})
