import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  checkOut,
  orderBody,
  ordersOf,
  payInSandbox,
  shopper,
  statusOf,
  stockOf,
} from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The total in dollars for two bells to Germany. */
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
type Placed = ReturnType<typeof placed>

const placed = (answer: Awaited<ReturnType<typeof checkOut>>) =>
  answer.json<{ data: { order_id: number; redirect: string } }>().data
const cancel = ({ order_id }: Placed, { token }: Member) =>
  app.call(`/api/orders/${order_id}/cancel`, { method: 'POST', as: token, body: {} })
async function letExpire() {
  time += 31 * 60_000
  await app.expireOrders()
}
async function payAndCancel(order: Placed, member: Member) {
  await payInSandbox(app, order.redirect)
  await cancel(order, member)
}

test.each<[string, (order: Placed, member: Member) => Promise<unknown>]>([
  ['declined', ({ redirect }) => payInSandbox(app, redirect, 'decline')],
  ['cancelled by its buyer', cancel],
  ['paid and then cancelled', payAndCancel],
  ['not paid in time', letExpire],
])('a key whose order was %s answers that order, and never orders again', async (_what, end) => {
  const member = await shopper(app, { product_id: product, count: 2 })
  const first = placed(await checkOut(app, member, orderBody(TWO), 'first-key'))
  await end(first, member)
  // The login may have ended meanwhile.
  const { access: token } = await app.sessions.start(member.id, false)
  const again = () => checkOut(app, { ...member, token }, orderBody(TWO), 'first-key')
  for (const answer of await Promise.all([again(), again(), again()]))
    expect(placed(answer)).toMatchObject({
      order_id: first.order_id,
      redirect: `https://shop.test/shop/orders/${first.order_id}/return?provider=sandbox`,
    })
  expect(await ordersOf(app, member.id)).toHaveLength(1)
  expect(await stockOf(app, product)).toBe(2)
})

test('after a declined payment, a new key places a new order', async () => {
  const member = await shopper(app, { product_id: product, count: 2 })
  const first = placed(await checkOut(app, member, orderBody(TWO), 'first-key'))
  await payInSandbox(app, first.redirect, 'decline')
  const second = placed(await checkOut(app, member, orderBody(TWO), 'second-key'))
  expect(second.order_id).not.toBe(first.order_id)
  expect(await statusOf(app, second.order_id)).toBe('pending_payment')
})
