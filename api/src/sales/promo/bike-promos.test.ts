import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedPromoCodes } from '../../../seed/promo-codes.ts'
import { addProduct } from '../../testing/add-rows.ts'
import {
  BIG_BATTERY,
  BIG_MOTOR,
  BRAKES,
  ownBike,
  PRIME,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
} from '../../testing/bike-shopping.ts'
import { checkOut, orderBody } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const BELL = 1

let app: TestApp
let member: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
  await seedPromoCodes(app.db)
  await addProduct(app.db, { id: BELL, title: 'Bell' })
})
afterAll(() => app.close())
beforeEach(async () => {
  member = await app.member()
})

const addBike = (change: object = {}) => putBuild(app, member, { mode: 'CNM', ...PRIME, ...change })
const addBells = (count: number) =>
  app.call('/api/cart', {
    method: 'POST',
    as: member.token,
    body: { items: [{ product_id: BELL, count }] },
  })
async function addUpgrades(...part_ids: number[]) {
  const order_bike_id = await ownBike(app, member)
  return putBuild(app, member, { mode: 'CEOM', order_bike_id, part_ids })
}
const apply = async (code: string) =>
  (await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code } })).json()

describe('PEARL0: a Pearlized colour for nothing', () => {
  test('takes off the colour of every such bike, and of no other', async () => {
    await addBike({ color_id: 5, count: 2 })
    await addBike({ color_id: 6 })
    await addBike()
    expect((await apply('PEARL0')).data).toMatchObject({ subtotal: 18_530, discount: 570 })
  })

  test.each([{ color_id: 2 }, { color_id: 8, ral: ['5024'] }])('is nothing for %j', async (change) => {
    await addBike(change)
    expect(await apply('PEARL0')).toMatchObject({
      status: 422,
      data: { code: ['This code is for a bike in a Pearlized colour.'] },
    })
  })

  test('upgrades for a bike have no colour, whatever the bike has', async () => {
    await addUpgrades(QUICK_CHARGER)
    expect((await apply('PEARL0')).status).toBe(422)
  })
})

describe('UPGRADE10: 10 % off parts of category 3, at most $200', () => {
  test('counts a new bike’s upgrades, not the bike', async () => {
    await addBike({ part_ids: [QUICK_CHARGER, 902] })
    expect((await apply('UPGRADE10')).data).toMatchObject({ subtotal: 4619, discount: 12.9 })
  })

  test('counts upgrades for an owned bike and those of new ones together, up to $200', async () => {
    await addUpgrades(BIG_BATTERY, QUICK_CHARGER)
    expect((await apply('UPGRADE10')).data).toMatchObject({ subtotal: 469, discount: 46.9 })
    await addBike({ part_ids: [BIG_MOTOR, BRAKES], count: 2 })
    expect((await apply('UPGRADE10')).data).toMatchObject({ discount: 200 })
  })

  test('a bike as it comes has no upgrades, and bells are none', async () => {
    await addBike()
    await addBells(2)
    expect((await apply('UPGRADE10')).data).toEqual({ code: ["This code is for a bike's upgrades."] })
  })
})

describe('SPRING250: $250 off a bike from $4,000 on', () => {
  test('the bike itself has to cost that much', async () => {
    await addBike({ bike_slug: 'nireeka-homie', size_id: 22 })
    await addBells(99)
    expect((await apply('SPRING250')).data.code[0]).toContain(
      'This code needs a minimum of $4,000: add $1,010 more.',
    )
    await addBike()
    expect((await apply('SPRING250')).data).toMatchObject({ discount: 250 })
  })

  test('is charged as it was shown, once for a member', async () => {
    await addBike()
    expect((await apply('SPRING250')).data).toMatchObject({ discount: 250 })
    // To Germany: 4,490 - 250 + 129 and 19 % of that.
    const placed = await checkOut(app, member, orderBody(5199.11, { promo_code: 'SPRING250' }))
    expect(placed.json()).toMatchObject({ success: true })
    const order = await app.call(`/api/orders/${placed.json().data.order_id}`, { as: member.token })
    expect(order.json().data).toMatchObject({ total: 5199.11, discount: 250, lines: [{ discount: 250 }] })
  })

  test('upgrades are no bike, however dear', async () => {
    await addUpgrades(703, 402, 207, 803, 1003, 1102, 2102, 2201)
    expect((await apply('SPRING250')).data).toEqual({ code: ['This code is for bikes.'] })
  })
})

test('FREESHIP is for goods: neither for upgrades alone nor beside a bike', async () => {
  await addUpgrades(BIG_BATTERY)
  expect((await apply('FREESHIP')).data).toEqual({ code: ['This code is for accessories and spare parts.'] })
  await addBike()
  expect((await apply('FREESHIP')).data).toEqual({ code: ['This code is for orders without a bike.'] })
})

test('the spec’s own call answers the server’s total, whatever the page says', async () => {
  await addBike({ color_id: 5 })
  const url = '/api/configurator/change-promo-code/pearl0'
  const response = await app.call(url, { method: 'POST', as: member.token, body: { total_price: 1 } })
  // To the United States: 4,680 - 190 + 149 and 8 % of that.
  expect(response.json().data).toMatchObject({ code: 'PEARL0', discount: 190, total_price: 5010.12 })
})
