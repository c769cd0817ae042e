import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  bikeShopper,
  partStock,
  payableOf,
  placeCart,
  PRIME,
  putBuild,
  seedBikes,
  setPartStock,
  SWEPT_BAR,
} from '../../testing/bike-shopping.ts'
import { checkOut, orderBody, ordersOf, statusOf } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const GEL_SADDLE = 902

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const cartOf = async ({ token }: Member) => (await app.call('/api/cart', { as: token })).json().data.carts
async function rebuild(member: Member, part_ids: number[]) {
  const [{ id }] = await cartOf(member)
  return putBuild(app, member, { mode: 'CECM', cart_id: id, ...PRIME, part_ids })
}

test('the same cart paid again is the same order', async () => {
  const member = await bikeShopper(app)
  expect((await placeCart(app, member)).id).toBe((await placeCart(app, member)).id)
})

test('another saddle for the same price is another order, and the one before is given up', async () => {
  const member = await bikeShopper(app)
  const first = await placeCart(app, member)
  await rebuild(member, [GEL_SADDLE])
  const second = await placeCart(app, member)
  expect(second.id).not.toBe(first.id)
  expect(await statusOf(app, first.id)).toBe('cancelled')
  const [line] = await app.db
    .selectFrom('order_lines')
    .select('build')
    .where('order_id', '=', second.id)
    .execute()
  expect(line?.build?.part_ids).toEqual([GEL_SADDLE])
})

test('the last of a part, held by her own unpaid order, is hers when she builds her bike anew', async () => {
  await setPartStock(app, SWEPT_BAR, 1)
  const member = await bikeShopper(app, { part_ids: [SWEPT_BAR] })
  const first = await placeCart(app, member)
  expect(await partStock(app, SWEPT_BAR)).toBe(0)
  expect(await cartOf(member)).toMatchObject([{ problem: null, available: 1 }])
  expect((await rebuild(member, [SWEPT_BAR, GEL_SADDLE])).statusCode).toBe(200)
  const second = await placeCart(app, member)
  expect(await statusOf(app, first.id)).toBe('cancelled')
  expect(await statusOf(app, second.id)).toBe('pending_payment')
  expect(await partStock(app, SWEPT_BAR)).toBe(0)
  const other = await app.member()
  const refused = await putBuild(app, other, { mode: 'CNM', ...PRIME, part_ids: [SWEPT_BAR] })
  expect(refused.json()).toMatchObject({
    status: 422,
    data: { part_ids: [expect.stringContaining('Sold out')] },
  })
})

test('an order that nobody pays gives its parts back, once', async () => {
  await setPartStock(app, SWEPT_BAR, 2)
  const member = await bikeShopper(app, { part_ids: [SWEPT_BAR], count: 2 })
  const { id } = await placeCart(app, member)
  expect(await partStock(app, SWEPT_BAR)).toBe(0)
  await app.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  await Promise.all([app.expireOrders(), app.expireOrders()])
  expect(await statusOf(app, id)).toBe('expired')
  expect(await partStock(app, SWEPT_BAR)).toBe(2)
})

test('nobody is charged for a build what its page didn’t show', async () => {
  const member = await bikeShopper(app, { part_ids: [2005] })
  const shown = await payableOf(app, member)
  await app.db.updateTable('parts').set({ price_cents: 9900 }).where('id', '=', 2005).execute()
  const refused = await checkOut(app, member, orderBody(shown))
  expect(refused.json()).toMatchObject({ status: 409, error: 'total_changed' })
  expect(await ordersOf(app, member.id)).toEqual([])
})

test('a build that can’t be built any more can’t be ordered', async () => {
  const member = await bikeShopper(app, { color_id: 4 })
  const shown = await payableOf(app, member)
  await app.db.deleteFrom('size_colours').where('size_id', '=', 12).where('colour_id', '=', 4).execute()
  const refused = await checkOut(app, member, orderBody(shown))
  expect(refused.json()).toMatchObject({ status: 409, error: 'cart_changed' })
  expect(refused.json().message).toBe(
    'Nireeka Prime, M, Signal Red: Size M isn’t built in Signal Red any more. Please edit your build.',
  )
})
