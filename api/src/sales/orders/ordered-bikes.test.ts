import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  bikeShopper,
  partStock,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  SWEPT_BAR,
  placeCart,
  payOrder,
  buyCart,
} from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { giveUpOrder } from './give-up-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const cancel = (id: number, { token }: Member) =>
  app.call(`/api/orders/${id}/cancel`, { method: 'POST', as: token, body: {} })
const orderOf = async (id: number, { token }: Member) =>
  (await app.call(`/api/orders/${id}`, { as: token })).json().data
const cartOf = async ({ token }: Member) => (await app.call('/api/cart', { as: token })).json().data.carts
const bikesOf = async ({ token }: Member) =>
  (await app.call('/api/user/getUserBikes', { method: 'POST', body: { token } })).json().data.bikes
const upgrade = (member: Member, order_bike_id: number, ...part_ids: number[]) =>
  putBuild(app, member, { mode: 'CEOM', order_bike_id, part_ids })

describe('the bikes of an order', () => {
  test('paid, each bike is its member’s, as it was built and as fast as its country allows', async () => {
    const member = await bikeShopper(app, { color_id: 8, ral: ['5024'], part_ids: [QUICK_CHARGER], count: 2 })
    const order = await placeCart(app, member)
    expect(await bikesOf(member)).toEqual([])
    await payOrder(app, order)
    await app.settle(order.id)
    const bike = {
      bike_slug: 'nireeka-prime',
      size: 'M',
      color: 'One colour, your RAL code',
      serial_number: null,
      delivered_on: null,
      settings: { speed_limit: 25 },
      most_speed: 25,
      parts: ['6 A quick charger'],
    }
    const bikes = await bikesOf(member)
    expect(bikes).toMatchObject([bike, bike])
    const [line] = (await orderOf(order.id, member)).lines
    expect(line.order_bike_id).toBe(
      Math.min(...bikes.map((one: { order_bike_id: number }) => one.order_bike_id)),
    )
    const rows = await app.db
      .selectFrom('order_bikes')
      .select(['ral', 'part_ids', 'country_id'])
      .where('user_id', '=', member.id)
      .execute()
    expect(rows).toEqual([1, 2].map(() => ({ ral: ['5024'], part_ids: [QUICK_CHARGER], country_id: 80 })))
  })

  test('a slow class is slower than the law', async () => {
    const member = await bikeShopper(app, { part_ids: [1203] })
    await app.db.updateTable('countries').set({ speed_limit_kmh: 45 }).where('id', '=', 80).execute()
    await buyCart(app, member)
    expect(await bikesOf(member)).toMatchObject([{ settings: { speed_limit: 32 }, most_speed: 32 }])
    await app.db.updateTable('countries').set({ speed_limit_kmh: 25 }).where('id', '=', 80).execute()
  })

  test('cancelled, nobody has the bike, its parts are there again, and it is no error that upgrades wait for it', async () => {
    const before = await partStock(app, SWEPT_BAR)
    const member = await bikeShopper(app, { part_ids: [SWEPT_BAR] })
    const id = await buyCart(app, member)
    expect(await partStock(app, SWEPT_BAR)).toBe(Number(before) - 1)
    const [bike] = await bikesOf(member)
    await upgrade(member, bike.order_bike_id, QUICK_CHARGER)
    expect((await cancel(id, member)).statusCode).toBe(200)
    expect(await bikesOf(member)).toEqual([])
    expect(await partStock(app, SWEPT_BAR)).toBe(before)
    expect(await cartOf(member)).toMatchObject([{ problem: 'gone', available: 0 }])
    expect((await orderOf(id, member)).lines).toMatchObject([{ order_bike_id: null }])
  })

  test('given up, nobody has the bike even before the money is back', async () => {
    const member = await bikeShopper(app)
    const id = await buyCart(app, member)
    await app.db.transaction().execute((trx) => giveUpOrder(trx, id, { actor: 'shop', at: new Date() }))
    expect(await bikesOf(member)).toEqual([])
  })

  test.each([
    ['all of it', null, 0],
    ['a part of it', 100_00, 1],
  ])('when %s has gone back, as many bikes are left: %#', async (_what, amountCents, left) => {
    const member = await bikeShopper(app)
    const orderId = await buyCart(app, member)
    const input = {
      orderId,
      amountCents,
      to: 'payment',
      reason: 'Sorry',
      actor: 'admin:1',
      key: 'k',
    } as const
    await app.payments.refundOrder(input)
    expect(await bikesOf(member)).toHaveLength(left)
  })

  test('a bike that was delivered stays with its rider when the money goes back', async () => {
    const member = await bikeShopper(app)
    const orderId = await buyCart(app, member)
    await app.db
      .updateTable('order_bikes')
      .set({ serial_number: 'NKP-26-009001', delivered_on: '2027-01-05' })
      .where('user_id', '=', member.id)
      .execute()
    const input = {
      orderId,
      amountCents: null,
      to: 'payment',
      reason: 'Sorry',
      actor: 'admin:1',
      key: 'k',
    } as const
    await app.payments.refundOrder(input)
    expect(await bikesOf(member)).toHaveLength(1)
  })
})
