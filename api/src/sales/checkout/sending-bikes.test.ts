import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  BIG_BATTERY,
  ownBike,
  PRIME_ID,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
} from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const AS_IT_COMES = { size_id: 12, color_id: 1, ral: [], part_ids: [] }

let app: TestApp
let member: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  member = await app.member()
})

const add = (items: unknown) => app.call('/api/cart', { method: 'POST', as: member.token, body: { items } })
const bike = (build: object) => ({ product_id: PRIME_ID, count: 1, build })
async function upgrade(part_ids: number[]) {
  const order_bike_id = await ownBike(app, member)
  await putBuild(app, member, { mode: 'CEOM', order_bike_id, part_ids })
}
const methods = async () => (await app.call('/api/checkout', { as: member.token })).json().data

test('a bike has a box of its own and comes when it is built', async () => {
  await add([bike({ ...AS_IT_COMES, color_id: 5 })])
  expect(await methods()).toMatchObject({ shipping: 149, lead_days: 28, methods: [{ id: 'standard' }] })
})

test('two bikes come when both are built; a colour without a date is on request', async () => {
  await add([bike(AS_IT_COMES), bike({ ...AS_IT_COMES, color_id: 5 })])
  expect(await methods()).toMatchObject({ shipping: 298, lead_days: 28 })
  await add([bike({ size_id: 11, color_id: 9, ral: ['5024', '3020'], part_ids: [] })])
  expect(await methods()).toMatchObject({ lead_days: null })
})

test('upgrades are sent like goods, as fast as anybody likes', async () => {
  await upgrade([QUICK_CHARGER])
  expect(await methods()).toMatchObject({
    shipping: 9,
    lead_days: 0,
    methods: [{ id: 'standard' }, { id: 'express' }],
  })
})

test('a battery never flies', async () => {
  await upgrade([QUICK_CHARGER, BIG_BATTERY])
  expect((await methods()).methods).toMatchObject([{ id: 'standard' }])
})

test('service plans alone come by email', async () => {
  await upgrade([2201])
  expect(await methods()).toMatchObject({ shipping: 0, methods: [{ title: 'By email' }] })
})
