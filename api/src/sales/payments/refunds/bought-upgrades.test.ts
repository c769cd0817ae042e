import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  bikeShopper,
  buyCart,
  placeCart,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
} from '../../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
  await setPartStock(app, QUICK_CHARGER, 100)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const bikesOf = ({ id }: Member) =>
  app.db.selectFrom('order_bikes').select('id').where('user_id', '=', id).execute()

/** A bike that is paid, and upgrades for it that lie in the cart. */
async function withUpgrades() {
  const member = await bikeShopper(app)
  const bikeOrder = await buyCart(app, member)
  const [bike] = await bikesOf(member)
  await putBuild(app, member, { mode: 'CEOM', order_bike_id: bike!.id, part_ids: [QUICK_CHARGER] })
  return { member, bikeOrder }
}

let keys = 0
async function refund(id: number, body: { amount?: number; to?: 'credits' } = {}) {
  const { token } = await app.member(9)
  return app.call(`/api/backoffice/orders/${id}/refunds`, {
    method: 'POST',
    as: token,
    body: { reason: 'It came late.', ...body },
    headers: { 'idempotency-key': `refund-${(keys += 1)}` },
  })
}

const totalOf = async (id: number) =>
  (await app.db.selectFrom('orders').select('total_cents').where('id', '=', id).executeTakeFirstOrThrow())
    .total_cents / 100

test.each([
  ['all of its money', {}],
  ['all of its money as store credit', { to: 'credits' }],
] as const)('%s goes back for a bike after that for its upgrades, not before', async (_what, input) => {
  const { member, bikeOrder } = await withUpgrades()
  const upgrades = await buyCart(app, member)
  const refused = await refund(bikeOrder, input)
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'has_upgrades',
    message: `Upgrades have been bought for a bike of this order. Please refund order NK-${100_000 + upgrades} first, or give back only a part.`,
  })
  expect(await bikesOf(member)).toHaveLength(1)
  for (const id of [upgrades, bikeOrder]) expect((await refund(id, input)).statusCode).toBe(200)
  expect(await bikesOf(member)).toEqual([])
})

test('a bike whose upgrades got all of their money back is cancelled by its buyer', async () => {
  const { member, bikeOrder } = await withUpgrades()
  const upgrades = await buyCart(app, member)
  const cancel = () =>
    app.call(`/api/orders/${bikeOrder}/cancel`, { method: 'POST', as: member.token, body: {} })
  expect((await cancel()).json()).toMatchObject({ status: 409, error: 'has_upgrades' })
  expect((await refund(upgrades)).statusCode).toBe(200)
  expect((await cancel()).statusCode).toBe(200)
})

test('a part goes back while there are upgrades, but not the part that makes it all', async () => {
  const { member, bikeOrder } = await withUpgrades()
  await buyCart(app, member)
  expect((await refund(bikeOrder, { amount: 100 })).statusCode).toBe(200)
  const rest = Math.round((await totalOf(bikeOrder)) * 100 - 100_00) / 100
  expect((await refund(bikeOrder, { amount: rest })).json()).toMatchObject({ error: 'has_upgrades' })
  expect((await refund(bikeOrder)).json()).toMatchObject({ error: 'has_upgrades' })
  expect((await refund(bikeOrder, { amount: rest - 1 })).statusCode).toBe(200)
  expect(await bikesOf(member)).toHaveLength(1)
})

test('upgrades that nobody has paid don’t keep the money back', async () => {
  const { member, bikeOrder } = await withUpgrades()
  await placeCart(app, member)
  expect((await refund(bikeOrder)).statusCode).toBe(200)
  expect(await bikesOf(member)).toEqual([])
})

test('a bike that was delivered stays its rider’s, and so do its upgrades', async () => {
  const { member, bikeOrder } = await withUpgrades()
  await buyCart(app, member)
  await app.db
    .updateTable('order_bikes')
    .set({ serial_number: 'NKP-26-009002', delivered_on: '2027-01-05' })
    .where('user_id', '=', member.id)
    .execute()
  expect((await refund(bikeOrder)).statusCode).toBe(200)
  expect(await bikesOf(member)).toHaveLength(1)
})
