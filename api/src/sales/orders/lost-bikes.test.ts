import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  bikeShopper,
  buyCart,
  ownBike,
  partStock,
  payableOf,
  payOrder,
  placeCart,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
} from '../../testing/bike-shopping.ts'
import { emailsTo } from '../../testing/emails.ts'
import { balanceOf, checkOut, giveCredit, orderBody, statusOf } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  // What an earlier test left waiting holds a part.
  await app.expireOrders()
  await setPartStock(app, QUICK_CHARGER, 5)
})

type Member = Awaited<ReturnType<TestApp['member']>>

const bikeOf = async ({ id }: Member) =>
  (await app.db.selectFrom('order_bikes').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id
const choose = async (member: Member) =>
  putBuild(app, member, { mode: 'CEOM', order_bike_id: await bikeOf(member), part_ids: [QUICK_CHARGER] })
const cancel = (id: number, { token }: Member) =>
  app.call(`/api/orders/${id}/cancel`, { method: 'POST', as: token, body: {} })
const refundsOf = (id: number) =>
  app.db
    .selectFrom('refunds')
    .select(['provider_cents', 'credits_cents', 'state'])
    .where('order_id', '=', id)
    .execute()

/** Upgrades that wait for their money, for a bike whose order has been cancelled since. */
async function orphaned() {
  const member = await bikeShopper(app)
  const bikeOrder = await buyCart(app, member)
  await choose(member)
  const cents = Math.round((await payableOf(app, member)) * 100)
  const order = await placeCart(app, member)
  expect((await cancel(bikeOrder, member)).statusCode).toBe(200)
  return { member, cents, ...order }
}

describe('upgrades that wait for their money when the order of their bike is cancelled', () => {
  test('are refused at the way to pay', async () => {
    const { member, id } = await orphaned()
    const refused = await app.call(`/api/orders/${id}/pay`, { method: 'POST', as: member.token })
    expect(refused.json()).toMatchObject({
      status: 409,
      error: 'bike_gone',
      message:
        'This order has upgrades for a bike that isn’t yours any more, so it can’t be paid. Please order again without them.',
    })
  })

  test('are cancelled within a minute, told, and their parts are back', async () => {
    const { member, id } = await orphaned()
    expect(await partStock(app, QUICK_CHARGER)).toBe(4)
    await app.expireOrders()
    expect(await statusOf(app, id)).toBe('cancelled')
    expect(await partStock(app, QUICK_CHARGER)).toBe(5)
    const about = (await emailsTo(app.db, member.email)).map(({ template, data }) => [template, data])
    expect(about).toContainEqual(['order_cancelled', { order_id: id }])
  })

  test('paid too late, their money goes back, and nothing is theirs', async () => {
    const { member, id, ref, cents } = await orphaned()
    await payOrder(app, { id, ref })
    await Promise.all([app.settle(id), app.settle(id), app.reconcile()])
    expect(await refundsOf(id)).toEqual([{ provider_cents: cents, credits_cents: 0, state: 'done' }])
    const order = await app.db
      .selectFrom('orders')
      .select(['status', 'held_reason', 'paid_at', 'invoice_number'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(order).toEqual({ status: 'cancelled', held_reason: null, paid_at: null, invoice_number: null })
    expect(await partStock(app, QUICK_CHARGER)).toBe(5)
    const emails = (await emailsTo(app.db, member.email)).filter(
      ({ data }) => 'order_id' in data && data.order_id === id,
    )
    expect(emails.map(({ template }) => template)).toEqual(['order_refunded'])
  })

  test('their store credit is there again', async () => {
    const member = await bikeShopper(app)
    const bikeOrder = await buyCart(app, member)
    await choose(member)
    await giveCredit(app, member.id, 2000)
    const payable = Number(((await payableOf(app, member)) - 20).toFixed(2))
    const { data } = (await checkOut(app, member, orderBody(payable, { use_credits: true }))).json()
    await cancel(bikeOrder, member)
    await payOrder(app, { id: data.order_id, ref: data.redirect.split('/').at(-1) })
    expect(await refundsOf(data.order_id)).toMatchObject([{ state: 'done', credits_cents: 0 }])
    expect(await balanceOf(app, member.id)).toBe(20)
  })
})

test('a bike whose upgrades are paid is cancelled after them, not before', async () => {
  const member = await bikeShopper(app)
  const bikeOrder = await buyCart(app, member)
  await choose(member)
  const upgrades = await buyCart(app, member)
  const refused = await cancel(bikeOrder, member)
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'has_upgrades',
    message: `You’ve bought upgrades for this bike. Please cancel order NK-${100_000 + upgrades} first, or write to us.`,
  })
  expect(await statusOf(app, bikeOrder)).toBe('paid')
  for (const id of [upgrades, bikeOrder]) expect((await cancel(id, member)).statusCode).toBe(200)
  expect(await statusOf(app, bikeOrder)).toBe('cancelled')
})

test('upgrades that cost nothing are lost with their bike as little as others', async () => {
  const member = await bikeShopper(app)
  const bikeOrder = await buyCart(app, member)
  await choose(member)
  const upgrades = await buyCart(app, member)
  const free = { lines_cents: 0, discount_cents: 0, shipping_cents: 0, tax_cents: 0, total_cents: 0 }
  await app.db.updateTable('orders').set(free).where('id', '=', upgrades).execute()
  expect((await cancel(bikeOrder, member)).json()).toMatchObject({ status: 409, error: 'has_upgrades' })
})

test('cancelled while its upgrades are being paid, never both of it hold', async () => {
  // Every round may end in a sale.
  await setPartStock(app, QUICK_CHARGER, 100)
  for (let round = 0; round < 8; round += 1) {
    const member = await bikeShopper(app)
    const bikeOrder = await buyCart(app, member)
    await choose(member)
    const order = await placeCart(app, member)
    await Promise.all([payOrder(app, order), cancel(bikeOrder, member)])
    const ends = [await statusOf(app, bikeOrder), await statusOf(app, order.id)]
    expect([
      ['cancelled', 'cancelled'],
      ['paid', 'paid'],
    ]).toContainEqual(ends)
  }
})

test('upgrades for a bike that is still there are paid as ever', async () => {
  const member = await app.member()
  await ownBike(app, member)
  await choose(member)
  const order = await placeCart(app, member)
  await app.expireOrders()
  await payOrder(app, order)
  expect(await statusOf(app, order.id)).toBe('paid')
})
