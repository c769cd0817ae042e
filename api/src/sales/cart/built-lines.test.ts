import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import {
  BIG_MOTOR,
  PRIME_ID,
  PRIME_UPGRADES_ID,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
  SWEPT_BAR,
} from '../../testing/bike-shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const BELL = 1
const AS_IT_COMES = { size_id: 12, color_id: 1, ral: [], part_ids: [] }
const IN_CHALK = { ...AS_IT_COMES, color_id: 2, part_ids: [QUICK_CHARGER] }

let app: TestApp
let member: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
  await addProduct(app.db, { id: BELL, title: 'Bell' })
})
afterAll(() => app.close())
beforeEach(async () => {
  member = await app.member()
})

const add = (items: unknown, headers?: Record<string, string>) =>
  app.call('/api/cart', { method: 'POST', as: member.token, body: { items }, headers })
const read = async () => (await app.call('/api/cart', { as: member.token })).json().data
const quote = async (items: unknown) =>
  (await app.call('/api/cart/quote', { method: 'POST', body: { items } })).json()
const lawOf = async (country_id: number) => {
  const items = [bike(AS_IT_COMES), { product_id: BELL, count: 1 }]
  const response = await app.call('/api/cart/quote', { method: 'POST', body: { items, country_id } })
  return response.json().data.carts.map(({ warning }: { warning: string | null }) => warning)
}
const bike = (build: object, count = 1, more: object = {}) => ({
  product_id: PRIME_ID,
  count,
  build,
  ...more,
})

const reprice = (values: { price_cents: number }) =>
  app.db.updateTable('parts').set(values).where('id', '=', QUICK_CHARGER).execute()

test('the law of the country of delivery is told at the bike that it is about', async () => {
  expect(await lawOf(80)).toEqual([expect.stringContaining('25 km/h only'), null])
  expect(await lawOf(222)).toEqual([null, null])
})

describe('a guest’s cart at login', () => {
  test('each build becomes a line of its own, once for a key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const items = [bike(AS_IT_COMES, 2), { product_id: BELL, count: 3 }, bike(IN_CHALK), bike(AS_IT_COMES)]
    await Promise.all([add(items, headers), add(items, headers)])
    expect((await read()).carts).toMatchObject([
      { title: 'Bell', count: 3, build: null },
      { title: 'Nireeka Prime, M, Graphite', count: 3, build: AS_IT_COMES },
      { title: 'Nireeka Prime, M, Chalk', count: 1, price: 4619, build: IN_CHALK },
    ])
  })

  test('finds the same build in the cart already, however its parts are named', async () => {
    await putBuild(app, member, { mode: 'CNM', bike_slug: 'nireeka-prime', ...IN_CHALK })
    await add([bike({ ...IN_CHALK, part_ids: [QUICK_CHARGER, 401, QUICK_CHARGER] })])
    expect((await read()).carts).toMatchObject([{ count: 2, build: IN_CHALK }])
  })

  test('what can’t be built any more is told and left out, the rest is taken', async () => {
    const response = await add([bike({ ...AS_IT_COMES, part_ids: [605] }), { product_id: BELL, count: 1 }])
    expect(response.json().message).toMatch(/^Nireeka Prime: Sold out at the moment: .+\.$/)
    expect((await read()).carts).toMatchObject([{ title: 'Bell' }])
  })

  test.each([
    [
      'a bike without its build',
      { product_id: PRIME_ID, count: 1 },
      'items.0.product_id',
      'Please build it first.',
    ],
    [
      'upgrades without their bike',
      { product_id: PRIME_UPGRADES_ID, count: 1, build: AS_IT_COMES },
      'items.0.product_id',
      'Please build it first.',
    ],
    [
      'a bell with a build',
      { product_id: BELL, count: 1, build: AS_IT_COMES },
      'items.0.build',
      'This comes as it is. Only bikes are built.',
    ],
    [
      'a size of another bike',
      bike({ ...AS_IT_COMES, size_id: 21 }),
      'items.0.build.size_id',
      'This bike isn’t built in this size at the moment.',
    ],
    [
      'two batteries in one place',
      bike({ ...AS_IT_COMES, part_ids: [205, 207] }),
      'items.0.build.part_ids',
      'Battery: only one of these can be built in.',
    ],
  ])('%s alone is refused at its field', async (_what, item, field, sentence) => {
    const before = await snapshotOf(app.db)
    expect((await add([item])).json()).toMatchObject({ status: 422, data: { [field]: [sentence] } })
    const { users: _seen, sessions: _used, ...after } = await snapshotOf(app.db)
    expect(before).toMatchObject(after)
  })
})

describe('a guest’s quote', () => {
  test('tells two builds of one bike apart by what the guest calls them', async () => {
    const items = [bike(AS_IT_COMES, 1, { line_id: 71 }), bike(IN_CHALK, 2, { line_id: 72 })]
    expect((await quote(items)).data).toMatchObject({
      carts: [
        { id: 71, product_id: PRIME_ID, price: 4490, bike_slug: 'nireeka-prime', build: AS_IT_COMES },
        { id: 72, product_id: PRIME_ID, price: 4619, count: 2, build: IN_CHALK },
      ],
      subtotal: 13_728,
      shipping: 447,
    })
  })

  test('a build that can’t be had costs nothing, and says why; the rest is priced', async () => {
    const items = [
      bike({ ...AS_IT_COMES, part_ids: [9999] }, 1, { line_id: 71 }),
      bike({ ...AS_IT_COMES, part_ids: [605] }, 1, { line_id: 72 }),
      { product_id: PRIME_ID, count: 1, line_id: 73 },
      { product_id: PRIME_UPGRADES_ID, count: 1, build: AS_IT_COMES, line_id: 74 },
      bike({ ...AS_IT_COMES, size_id: 21 }, 1, { line_id: 75 }),
      bike({ ...AS_IT_COMES, part_ids: [BIG_MOTOR] }, 1, { line_id: 76 }),
      { product_id: BELL, count: 1 },
    ]
    const { data } = await quote(items)
    expect(data.carts).toMatchObject([
      { id: 71, problem: 'gone', available: 0, notice: expect.stringContaining('Please edit your build.') },
      { id: 72, problem: 'sold_out', available: 0 },
      { id: 73, problem: 'gone', notice: 'Please build it first.' },
      { id: 74, problem: 'gone', notice: 'Please build it first.' },
      { id: 75, problem: 'gone' },
      { id: 76, problem: 'gone' },
      { id: BELL, problem: null },
    ])
    expect(data.subtotal).toBe(12)
  })
})

describe('what has changed of a build since it was added is told', () => {
  const build = { ...AS_IT_COMES, part_ids: [SWEPT_BAR] }

  test('another price, until it is accepted', async () => {
    await add([bike(IN_CHALK)])
    await reprice({ price_cents: 15_000 })
    expect((await read()).carts).toMatchObject([
      { price: 4640, problem: 'price_changed', notice: 'The price is now $4,640; it was $4,619.' },
    ])
    const accepted = await app.call('/api/cart/accept', { method: 'POST', as: member.token })
    expect(accepted.json()).toMatchObject({
      message: 'Nireeka Prime, M, Chalk costs $4,640 now.',
      data: { carts: [{ problem: null }] },
    })
    await reprice({ price_cents: 12_900 })
  })

  test('too few of a part, and none', async () => {
    await add([bike(build, 3)])
    await setPartStock(app, SWEPT_BAR, 2)
    expect((await read()).carts).toMatchObject([{ problem: 'too_few', available: 2, count: 3 }])
    await setPartStock(app, SWEPT_BAR, 0)
    expect(await read()).toMatchObject({ carts: [{ problem: 'sold_out', available: 0 }], subtotal: 0 })
    await setPartStock(app, SWEPT_BAR, 4)
  })

  test('accepting takes no bike away that can still be edited', async () => {
    await add([bike({ ...AS_IT_COMES, part_ids: [SWEPT_BAR] })])
    await setPartStock(app, SWEPT_BAR, 0)
    const accepted = await app.call('/api/cart/accept', { method: 'POST', as: member.token })
    expect(accepted.json()).toMatchObject({
      message: expect.stringMatching(/^Nireeka Prime, M, Graphite stays in your cart: /),
      data: { carts: [{ problem: 'sold_out' }] },
    })
    await setPartStock(app, SWEPT_BAR, 4)
  })

  test('a colour that its size isn’t built in any more', async () => {
    await add([bike({ ...AS_IT_COMES, color_id: 6 })])
    await app.db.deleteFrom('size_colours').where('size_id', '=', 12).where('colour_id', '=', 6).execute()
    expect(await read()).toMatchObject({
      carts: [
        {
          title: 'Nireeka Prime, M, Copper Pearl',
          problem: 'gone',
          notice: 'Size M isn’t built in Copper Pearl any more. Please edit your build.',
        },
      ],
      subtotal: 0,
    })
  })

  test('the last of a part can’t be sold twice in one cart', async () => {
    await setPartStock(app, SWEPT_BAR, 1)
    await add([bike(build), bike({ ...build, color_id: 2 })])
    expect((await read()).carts).toMatchObject([{ problem: null }, { problem: 'sold_out' }])
    await setPartStock(app, SWEPT_BAR, 4)
  })
})
