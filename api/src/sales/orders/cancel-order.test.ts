import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { QueuedEmail } from '../../platform/email/queue-email.ts'
import { addProduct } from '../../testing/add-rows.ts'
import {
  balanceOf,
  checkOut,
  giveCredit,
  orderBody,
  placedOrder,
  shopper,
  statusOf,
  stockOf,
} from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** Two bells to Germany. */
const TOTAL = 38.08

let app: TestApp
let product = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  product += 1
  await addProduct(app.db, { id: product, stock: 5 })
})

type Member = Awaited<ReturnType<TestApp['member']>>

const setSandbox = (ref: string, state: string) =>
  app.db.updateTable('sandbox_payments').set({ state }).where('ref', '=', ref).execute()

async function placed() {
  const member = await shopper(app, { product_id: product, count: 2 })
  return { member, ...(await placedOrder(app, member, TOTAL)) }
}
async function paid() {
  const order = await placed()
  await setSandbox(order.ref, 'paid')
  await app.settle(order.id)
  return order
}
const cancel = (id: number, { token }: Member, body: unknown = {}) =>
  app.call(`/api/orders/${id}/cancel`, { method: 'POST', as: token, body })
const refundsOf = (id: number) =>
  app.db
    .selectFrom('refunds')
    .select(['amount_cents', 'provider_cents', 'credits_cents', 'state', 'actor'])
    .where('order_id', '=', id)
    .execute()
const emailsOf = async (id: number) =>
  (await app.db.selectFrom('outbox').select('payload').execute())
    .map(({ payload }) => payload as QueuedEmail)
    .filter(
      ({ template, data }) => template === 'order_cancelled' && 'order_id' in data && data.order_id === id,
    )

test('an order that is not paid is cancelled, closed at its provider, and its stock is back', async () => {
  const { member, id, ref } = await placed()
  const { data, message } = (await cancel(id, member)).json()
  expect(data).toMatchObject({
    status: 'cancelled',
    may_cancel: false,
    cancel_refusal: 'ended',
    pay_url: null,
    refunds: [],
  })
  expect(message).toBe(`Order NK-${100_000 + id} is cancelled.`)
  expect(await stockOf(app, product)).toBe(5)
  expect(await refundsOf(id)).toEqual([])
  expect(await emailsOf(id)).toHaveLength(1)
  await app.call(`/api/sandbox/${ref}`, {
    method: 'POST',
    body: 'decision=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(await statusOf(app, id)).toBe('cancelled')
})

test('a paid order is cancelled, and the whole sum goes back the way it came', async () => {
  const { member, id } = await paid()
  const before = (await app.call(`/api/orders/${id}`, { as: member.token })).json().data
  expect(before).toMatchObject({ status: 'paid', may_cancel: true, cancel_refusal: null })
  const { data } = (await cancel(id, member, { reason: 'It is the wrong colour.' })).json()
  expect(data).toMatchObject({
    status: 'cancelled',
    refunded: TOTAL,
    refunds: [{ amount: TOTAL, to_credits: 0, state: 'done', reason: 'The order was cancelled.' }],
    payment: { state: 'refunded' },
  })
  expect(await stockOf(app, product)).toBe(5)
  const move = await app.db
    .selectFrom('order_moves')
    .select(['from_status', 'to_status', 'actor', 'reason'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(move).toEqual({
    from_status: 'paid',
    to_status: 'cancelled',
    actor: `member:${member.id}`,
    reason: 'It is the wrong colour.',
  })
})

test('one that was paid before we heard of it is settled, cancelled and given back', async () => {
  const { member, id, ref } = await placed()
  await setSandbox(ref, 'paid')
  expect((await cancel(id, member)).json().data).toMatchObject({ status: 'cancelled', refunded: TOTAL })
  expect(await refundsOf(id)).toMatchObject([{ provider_cents: 3808, state: 'done' }])
  expect(await emailsOf(id)).toHaveLength(1)
})

test('what store credit has paid is store credit again', async () => {
  const member = await shopper(app, { product_id: product, count: 2 })
  await giveCredit(app, member.id, 1000)
  const body = orderBody(28.08, { use_credits: true })
  const { data: order } = (await checkOut(app, member, body)).json()
  await setSandbox(order.redirect.split('/').at(-1), 'paid')
  await app.settle(order.order_id)
  expect(await balanceOf(app, member.id)).toBe(0)
  const { data } = (await cancel(order.order_id, member)).json()
  expect(data).toMatchObject({ refunded: TOTAL, refunds: [{ amount: TOTAL, to_credits: 10 }] })
  expect(await balanceOf(app, member.id)).toBe(10)
})

test('cancelling twice, or ten times at once, does it once and says so', async () => {
  const { member, id } = await paid()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id, member)))
  const codes = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const late = await cancel(id, member)
  expect(late.json()).toMatchObject({
    error: 'already_cancelled',
    message: 'This order has already been cancelled.',
  })
  expect(await refundsOf(id)).toHaveLength(1)
  expect(await stockOf(app, product)).toBe(5)
  expect(await emailsOf(id)).toHaveLength(1)
})

test.each([
  ['in_production', 'We’ve already started building this order'],
  ['ready_to_ship', 'This order is packed already'],
  ['shipped', 'you can return it within 14 days'],
  ['expired', 'wasn’t paid in time'],
  ['refunded', 'can no longer be cancelled'],
] as const)('an order that is %s stays', async (status, sentence) => {
  const { member, id } = await paid()
  await app.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
  const answer = await cancel(id, member)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toContain(sentence)
  expect(await statusOf(app, id)).toBe(status)
  expect(await refundsOf(id)).toEqual([])
  expect(await stockOf(app, product)).toBe(3)
})

test('an order that waits for a person stays', async () => {
  const { member, id } = await placed()
  await app.db.updateTable('orders').set({ held_reason: 'amount' }).where('id', '=', id).execute()
  expect((await cancel(id, member)).json().message).toContain('Someone on our team')
  expect(await statusOf(app, id)).toBe('pending_payment')
})

test("somebody else's order can't be told from none, and stays (B08)", async () => {
  const { id } = await paid()
  for (const other of [await app.member(), await app.member(9)]) {
    const foreign = await cancel(id, other)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe((await cancel(999_999, other)).body)
  }
  expect(await statusOf(app, id)).toBe('paid')
})

test('a process that dies before it has sent the money leaves a refund that the job finishes', async () => {
  const { member, id } = await paid()
  await cancel(id, member)
  // As it was written down, and nothing more.
  await app.db
    .updateTable('refunds')
    .set({ state: 'requested', created_at: new Date(0), credit_number: null, credited_at: null })
    .where('order_id', '=', id)
    .execute()
  await app.reconcile()
  expect(await refundsOf(id)).toMatchObject([{ state: 'done' }])
})
