import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { statusOf, stockOf } from '../../../testing/shopping.ts'
import { openPayingApp, type PayingApp, type RealProvider } from '../testing/open-paying-app.ts'
import { createRefunding } from '../testing/refunding.ts'

let shop: PayingApp
let refunding: ReturnType<typeof createRefunding>
beforeAll(async () => {
  shop = await openPayingApp()
  refunding = createRefunding(shop)
})
afterAll(() => shop.close())

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
    const { id } = await refunding.paid(provider)
    expect((await refunding.refund(id, { amount: 10 })).json().data).toMatchObject({
      amount: 10,
      to_provider: 10,
      to_credits: 0,
      state: 'done',
    })
    expect(await shop.paymentOf(id)).toMatchObject({ state: 'partly_refunded', refunded_cents: 1000 })
    expect((await refunding.refund(id)).json().data).toMatchObject({ amount: 28.08, state: 'done' })
    expect(await shop.paymentOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 3808 })
    expect(await shop.orderOf(id)).toMatchObject({ status: 'cancelled', refunded_cents: 3808 })
  })

  test('of two admins who give all of it back at the same moment one does, and the other is told', async () => {
    const { id } = await refunding.paid(provider)
    const answers = await Promise.all([refunding.refund(id), refunding.refund(id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await shop.orderOf(id)).toMatchObject({ refunded_cents: 3808 })
  })

  test('more than was paid is refused, and so is anything after all of it', async () => {
    const { id } = await refunding.paid(provider)
    const tooMuch = await refunding.refund(id, { amount: 38.09 })
    expect(tooMuch.statusCode).toBe(409)
    expect(tooMuch.json()).toMatchObject({
      error: 'refund_too_high',
      message: 'At most $38.08 can be given back.',
    })
    await refunding.refund(id)
    expect((await refunding.refund(id, { amount: 0.01 })).json()).toMatchObject({
      error: 'nothing_to_refund',
      status: 409,
    })
  })
})

test('asked for again with its key, it is the same refund; with other contents it is refused', async () => {
  const order = await refunding.paid()
  const key = refunding.newKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refunding.refund(order.id, { amount: 5 }, { key })),
  )
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  expect(refunding.refundedAtStripe(order)).toEqual([500])
  expect((await refunding.refund(order.id, { amount: 6 }, { key })).json()).toMatchObject({
    error: 'key_reused',
    status: 409,
  })
})

test('twenty at once never give back more than was paid', async () => {
  const order = await refunding.paid()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refunding.refund(order.id, { amount: 10 })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(refunding.refundedAtStripe(order)).toEqual([1000, 1000, 1000])
  expect((await shop.orderOf(order.id)).refunded_cents).toBe(3000)
})

test('money goes back to the card first, and what the card has not paid to store credit', async () => {
  const order = await refunding.paid()
  await withCredits(order)
  expect((await refunding.refund(order.id, { amount: 30 })).json().data).toMatchObject({
    to_provider: 30,
    to_credits: 0,
  })
  expect((await refunding.refund(order.id)).json().data).toMatchObject({
    amount: 18.08,
    to_provider: 8.08,
    to_credits: 10,
  })
  expect(await creditsOf(order.id)).toEqual([{ amount_cents: 1000 }])
  expect(refunding.refundedAtStripe(order)).toEqual([3000, 808])
})

test('to store credit, the provider is not asked', async () => {
  const order = await refunding.paid()
  expect((await refunding.refund(order.id, { to: 'credits', amount: 20 })).json().data).toMatchObject({
    to_provider: 0,
    to_credits: 20,
    state: 'done',
  })
  expect(refunding.refundedAtStripe(order)).toEqual([])
  expect(await creditsOf(order.id)).toEqual([{ amount_cents: 2000 }])
})

test.each([
  [undefined, 'refunded'],
  [10, 'partly_refunded'],
])('of a returned order, %s dollars make it %s', async (amount, status) => {
  const { id } = await refunding.paid()
  await shop.db.updateTable('orders').set({ status: 'returned' }).where('id', '=', id).execute()
  await refunding.refund(id, amount ? { amount } : {})
  expect(await statusOf(shop.app, id)).toBe(status)
})

test('a cancelled order stays cancelled', async () => {
  const { id } = await refunding.paid()
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await refunding.refund(id)
  expect(await statusOf(shop.app, id)).toBe('cancelled')
})

test('a payment that did not fit its order goes back as it came, and the order ends', async () => {
  const order = await shop.place('stripe')
  shop.stripe.pay(order.ref, { amount_total: 1000 })
  await shop.comeBack(order)
  expect((await refunding.refund(order.id)).json().data).toMatchObject({
    amount: 10,
    to_provider: 10,
    state: 'done',
  })
  expect(await shop.orderOf(order.id)).toMatchObject({ status: 'cancelled', held_reason: null })
  expect(await stockOf(shop.app, order.product)).toBe(5)
  await shop.comeBack(order)
  expect(await shop.orderOf(order.id)).toMatchObject({ status: 'cancelled', held_reason: null })
})

test('money for an order that is over is held, and goes back', async () => {
  const order = await shop.place('sandbox')
  shop.wait(31)
  await shop.expireOrders()
  await shop.pay(order)
  expect((await shop.comeBack(order)).json().data.status).toBe('held')
  expect(await stockOf(shop.app, order.product)).toBe(5)
  expect((await refunding.refund(order.id)).json().data).toMatchObject({ amount: 38.08, to_provider: 38.08 })
  expect(await shop.orderOf(order.id)).toMatchObject({ status: 'expired', held_reason: null })
})

test('an order that nobody has paid has nothing to give back', async () => {
  const { id } = await shop.place('stripe')
  expect((await refunding.refund(id)).json()).toMatchObject({ error: 'nothing_to_refund', status: 409 })
  expect((await refunding.refund(999_999)).statusCode).toBe(404)
})

test.each([0, 1])('is_admin %i may give nothing back', async (flag) => {
  const order = await refunding.paid()
  expect((await refunding.refund(order.id, {}, { as: (await shop.member(flag)).token })).statusCode).toBe(403)
  expect((await refunding.refund(order.id, {}, { as: order.member.token })).statusCode).toBe(403)
  expect(refunding.refundedAtStripe(order)).toEqual([])
})
