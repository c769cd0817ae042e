import type { WorkshopUpgradesData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { BIG_BATTERY, buyCart, ownBike, putBuild, QUICK_CHARGER } from '../../testing/bike-shopping.ts'
import { openWorkshop, type Workshop } from './testing.ts'

let shop: Workshop
beforeAll(async () => {
  shop = await openWorkshop()
})
afterAll(() => shop.app.close())

type Member = Awaited<ReturnType<Workshop['app']['member']>>

const upgrades = async (query = ''): Promise<WorkshopUpgradesData> =>
  (await shop.get(`upgrades${query}`)).json().data

async function upgrade(member: Member, bike: number, ...part_ids: number[]) {
  await putBuild(shop.app, member, { mode: 'CEOM', order_bike_id: bike, part_ids })
  return buyCart(shop.app, member)
}

const numberOf = async (orderId: number) => (await shop.read(orderId)).number

test('paid upgrades stand with their parts and their bike, until they are ready to ship', async () => {
  const member = await shop.app.member()
  const bike = await ownBike(shop.app, member)
  const order = await upgrade(member, bike, BIG_BATTERY, QUICK_CHARGER)
  const number = await numberOf(order)
  expect(await upgrades(`?search=${number}`)).toEqual({
    total: 1,
    items: [
      {
        id: expect.any(Number),
        order: { id: order, number },
        paid_at: expect.any(String),
        customer: 'Rita',
        bike: { id: 1, title: 'Nireeka Prime' },
        size: 'M',
        serial_number: null,
        bike_stage: null,
        parts: '840 Wh, 6 A quick charger',
      },
    ],
  })
  expect((await upgrades('?model=2')).items).toEqual([])
  expect((await upgrades('?model=1')).total).toBe(1)
  await shop.change(order, 'moves', { to: 'ready_to_ship' })
  expect(await upgrades()).toEqual({ total: 0, items: [] })
})

test('a bike that is still in the workshop says how far it is', async () => {
  const { member, bikes } = await shop.bought()
  const [bike = 0] = bikes
  const order = await upgrade(member, bike, QUICK_CHARGER)
  await shop.move(bike, 'in_production')
  expect((await upgrades()).items).toMatchObject([{ order: { id: order }, bike_stage: 'in_production' }])
})

test('upgrades whose money goes back are not prepared', async () => {
  const member = await shop.app.member()
  const order = await upgrade(member, await ownBike(shop.app, member), QUICK_CHARGER)
  const search = `?search=${await numberOf(order)}`
  expect((await upgrades(search)).total).toBe(1)
  await shop.change(order, 'cancel', { reason: 'Ordered by mistake' })
  expect((await upgrades(search)).total).toBe(0)
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [9, 200],
])('with is_admin %s they answer %i', async (flag, status) => {
  const as = flag === null ? undefined : (await shop.app.member(flag)).token
  expect((await shop.app.call('/api/backoffice/workshop/upgrades', { as })).statusCode).toBe(status)
})
