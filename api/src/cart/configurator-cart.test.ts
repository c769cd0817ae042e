import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  BIG_BATTERY,
  BIG_MOTOR,
  BRAKES,
  ownBike,
  PRIME,
  PRIME_ID,
  PRIME_UPGRADES_ID,
  putBuild,
  QUICK_CHARGER,
  seedBikes,
  setPartStock,
  SWEPT_BAR,
} from '../testing/bike-shopping.ts'
import { snapshotOf } from '../testing/snapshot.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let member: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  // At one moment, so that nothing is written only because time passes.
  const time = new Date()
  app = await openTestApp({ now: () => time })
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  member = await app.member()
})

const put = (body: object, key?: string) => putBuild(app, member, body, key)
const add = (change: object = {}) => put({ mode: 'CNM', ...PRIME, ...change })
const read = async (as = member.token) => (await app.call('/api/cart', { as })).json().data
const lines = async () => (await read()).carts
const setCount = (id: number, count: number) =>
  app.call('/api/cart/count', { method: 'PUT', as: member.token, body: { id, count } })
const setStock = (id: number, stock: number | null) => setPartStock(app, id, stock)

describe('CNM: a new bike', () => {
  test('is one line with its parts, its price and its build', async () => {
    const response = await add({ color_id: 5, part_ids: [BRAKES, BIG_MOTOR] })
    expect(response.json()).toMatchObject({ success: true, message: null })
    expect(response.json().data.carts).toEqual([
      {
        id: expect.any(Number),
        title: 'Nireeka Prime, M, Midnight Pearl',
        description: '1000 W mid-drive, 160 Nm, 4-piston hydraulic, 203 mm',
        image: '/pictures/bikes/nireeka-prime-midnight-pearl-front34.webp',
        price: 5590,
        count: 1,
        bike_slug: 'nireeka-prime',
        order_bike_id: null,
        product_id: PRIME_ID,
        kind: 'bike',
        available: 99,
        problem: null,
        notice: null,
        build: { size_id: 12, color_id: 5, ral: [], part_ids: [BIG_MOTOR, BRAKES] },
      },
    ])
  })

  test('the same build raises the count, in whichever order its parts are named', async () => {
    await add({ part_ids: [BRAKES, BIG_MOTOR] })
    await add({ part_ids: [BIG_MOTOR, BRAKES], count: 2 })
    expect(await lines()).toMatchObject([{ count: 3 }])
  })

  test('the bike’s own parts are no choice', async () => {
    await add({ part_ids: [301, 401] })
    await add()
    expect(await lines()).toMatchObject([{ count: 2, build: { part_ids: [] } }])
  })

  test.each([
    [{ color_id: 2 }],
    [{ size_id: 13 }],
    [{ part_ids: [QUICK_CHARGER] }],
    [{ color_id: 8, ral: ['5024'] }],
  ])('another build, %j, is another line', async (change) => {
    await add()
    await add(change)
    expect(await lines()).toMatchObject([{ count: 1 }, { count: 1 }])
  })

  test('two colours by their RAL codes are two lines', async () => {
    for (const ral of [['5024'], ['3020'], ['5024']]) await add({ color_id: 8, ral })
    expect(await lines()).toMatchObject([
      { title: 'Nireeka Prime, M, RAL 5024', count: 2 },
      { title: 'Nireeka Prime, M, RAL 3020', count: 1 },
    ])
  })

  test('happens once for a key, also when it comes ten times at once', async () => {
    const key = `one-addition-${member.id}`
    await Promise.all(Array.from({ length: 10 }, () => put({ mode: 'CNM', ...PRIME }, key)))
    expect(await lines()).toMatchObject([{ count: 1 }])
  })

  test('ten at once without a key all count', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await lines()).toMatchObject([{ count: 10 }])
  })

  test('pieces are capped by what is left of a part, and the shopper is told', async () => {
    await setStock(SWEPT_BAR, 2)
    const response = await add({ part_ids: [SWEPT_BAR], count: 3 })
    expect(response.json().message).toBe('Only 2 of Nireeka Prime, M, Graphite left.')
    expect(await lines()).toMatchObject([{ count: 2, available: 2, problem: null }])
    await setStock(SWEPT_BAR, 4)
  })

  test.each([
    ['size_id', { size_id: 21 }],
    ['color_id', { color_id: 7, size_id: 11 }],
    ['ral', { color_id: 8 }],
    ['ral', { ral: ['5024'] }],
    ['part_ids', { part_ids: [104] }],
    ['part_ids', { part_ids: [205, 207] }],
    ['part_ids', { part_ids: [BIG_MOTOR] }],
    ['part_ids', { part_ids: [605] }],
    ['bike_slug', { bike_slug: 'penny-farthing' }],
    ['price', { price: 1 }],
    ['total_price', { total_price: 1 }],
    ['user_id', { user_id: 1 }],
    ['count', { count: 0 }],
  ])('a wrong %s, as in %j, is refused at its field, and the cart stays', async (field, change) => {
    const before = await snapshotOf(app.db)
    const response = await add(change)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toEqual([field])
    expect(await snapshotOf(app.db)).toEqual(before)
  })

  test('a guest is asked to log in', async () => {
    const body = { mode: 'CNM', ...PRIME }
    expect((await app.call('/api/configurator/cart', { method: 'POST', body })).statusCode).toBe(401)
  })
})

describe('CECM: a bike’s line is built anew', () => {
  const firstLine = async () => {
    await add()
    return (await lines())[0].id as number
  }
  const edit = (cart_id: number, change: object = {}) => put({ mode: 'CECM', cart_id, ...PRIME, ...change })

  test('it stays the same line with the same count', async () => {
    const id = await firstLine()
    await setCount(id, 3)
    const response = await edit(id, { color_id: 2, part_ids: [QUICK_CHARGER] })
    expect(response.json().data.carts).toMatchObject([
      { id, count: 3, price: 4619, problem: null, build: { color_id: 2, part_ids: [QUICK_CHARGER] } },
    ])
  })

  test('made the same as another line, the two become one with the pieces of both', async () => {
    const id = await firstLine()
    await add({ color_id: 2, count: 2 })
    await edit(id, { color_id: 2 })
    expect(await lines()).toMatchObject([{ id, count: 3, build: { color_id: 2 } }])
  })

  test('saved as it was, it stays as it was', async () => {
    const id = await firstLine()
    await edit(id)
    expect(await lines()).toMatchObject([{ id, count: 1 }])
  })

  test('of two tabs that edit one line at once, one has the last word, and it is one line', async () => {
    const id = await firstLine()
    const answers = await Promise.all([2, 3, 4, 2, 3].map((color_id) => edit(id, { color_id })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const after = await lines()
    expect(after).toMatchObject([{ id, count: 1 }])
    expect([2, 3, 4]).toContain(after[0].build.color_id)
  })

  test('two tabs that make two lines equal at once lose no piece', async () => {
    const id = await firstLine()
    await add({ color_id: 2 })
    const [, other] = await lines()
    const answers = await Promise.all([edit(id, { color_id: 3 }), edit(other.id, { color_id: 3 })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await lines()).toMatchObject([{ count: 2, build: { color_id: 3 } }])
  })

  test('a line that another tab has taken out is told', async () => {
    const id = await firstLine()
    await app.call(`/api/cart/${id}`, { method: 'DELETE', as: member.token })
    expect((await edit(id)).json()).toMatchObject({ status: 404, message: 'This cart line was not found.' })
    expect(await lines()).toEqual([])
  })

  test('a part that is left once can’t be put into two bikes: the line has one, and its shopper is told', async () => {
    const id = await firstLine()
    await setCount(id, 2)
    await setStock(SWEPT_BAR, 1)
    const response = await edit(id, { part_ids: [SWEPT_BAR] })
    expect(response.json()).toMatchObject({ message: 'Only 1 of Nireeka Prime, M, Graphite left.' })
    expect(await lines()).toMatchObject([{ id, count: 1 }])
    await setStock(SWEPT_BAR, 4)
  })

  test('what can’t be built changes nothing', async () => {
    const id = await firstLine()
    await add({ color_id: 2 })
    const before = await snapshotOf(app.db)
    expect((await edit(id, { color_id: 2, part_ids: [BIG_MOTOR] })).statusCode).toBe(422)
    expect(await snapshotOf(app.db)).toEqual(before)
  })
})

describe('CEOM and CEUM: upgrades for an owned bike', () => {
  const choose = (order_bike_id: number, part_ids: number[], change: object = {}) =>
    put({ mode: 'CEOM', order_bike_id, part_ids, ...change })

  test('are one line for the bike, priced without what they take the place of', async () => {
    const bike = await ownBike(app, member, [BIG_BATTERY])
    const response = await choose(bike, [207, QUICK_CHARGER])
    expect(response.json().data).toMatchObject({
      carts: [
        {
          title: 'Upgrades for your Nireeka Prime',
          description: 'Dual battery 2 x 672 Wh, 6 A quick charger',
          price: 979,
          count: 1,
          available: 1,
          bike_slug: 'nireeka-prime',
          order_bike_id: bike,
          product_id: PRIME_UPGRADES_ID,
          kind: 'upgrade',
          build: { size_id: 12, color_id: 1, part_ids: [207, QUICK_CHARGER] },
        },
      ],
    })
  })

  test('chosen again, they are that line as it is chosen now', async () => {
    const bike = await ownBike(app, member)
    await choose(bike, [QUICK_CHARGER])
    const [{ id }] = await lines()
    await choose(bike, [BIG_BATTERY])
    expect(await lines()).toMatchObject([{ id, count: 1, price: 340, build: { part_ids: [BIG_BATTERY] } }])
  })

  test('each bike has its own line', async () => {
    const bikes = [await ownBike(app, member), await ownBike(app, member)]
    for (const bike of bikes) await choose(bike, [QUICK_CHARGER])
    expect((await lines()).map((line: { order_bike_id: number }) => line.order_bike_id)).toEqual(bikes)
  })

  test('are bought once: their count can’t be raised', async () => {
    const bike = await ownBike(app, member)
    await choose(bike, [QUICK_CHARGER])
    const [{ id }] = await lines()
    const response = await setCount(id, 2)
    expect(response.json().message).toBe(
      'Upgrades for your Nireeka Prime are for one bike, so they come once.',
    )
    expect(await lines()).toMatchObject([{ count: 1 }])
  })

  test('CEUM changes the line of that bike', async () => {
    const bike = await ownBike(app, member)
    await choose(bike, [QUICK_CHARGER])
    const [{ id }] = await lines()
    const body = { mode: 'CEUM', cart_id: id, order_bike_id: bike, part_ids: [BIG_BATTERY, QUICK_CHARGER] }
    expect((await put(body)).json().data.carts).toMatchObject([{ id, count: 1, price: 469 }])
  })

  test.each([
    ['none', []],
    ['what isn’t sold alone', [902]],
    ['what the bike has already', [BIG_BATTERY]],
    ['what doesn’t fit the bike as it is', [BIG_MOTOR]],
  ])('%s is refused at its field', async (_what, part_ids) => {
    const bike = await ownBike(app, member, [BIG_BATTERY])
    const response = await choose(bike, part_ids)
    expect(response.json()).toMatchObject({ status: 422, data: { part_ids: [expect.any(String)] } })
    expect(await lines()).toEqual([])
  })
})

describe('what belongs to somebody else is not found, and nothing changes', () => {
  test.each<
    [what: string, wish: (ids: { bike: number; line: number; upgrades: number; own: number }) => object]
  >([
    [
      'a bike, for upgrades',
      ({ bike }) => ({ mode: 'CEOM', order_bike_id: bike, part_ids: [QUICK_CHARGER] }),
    ],
    ['a line, for another build', ({ line }) => ({ mode: 'CECM', cart_id: line, ...PRIME })],
    [
      'a line of upgrades',
      ({ bike, upgrades }) => ({
        mode: 'CEUM',
        cart_id: upgrades,
        order_bike_id: bike,
        part_ids: [BIG_BATTERY],
      }),
    ],
    [
      'a line of upgrades, for an own bike',
      ({ own, upgrades }) => ({
        mode: 'CEUM',
        cart_id: upgrades,
        order_bike_id: own,
        part_ids: [BIG_BATTERY],
      }),
    ],
  ])('%s', async (_what, wish) => {
    const bike = await ownBike(app, member)
    await add()
    await put({ mode: 'CEOM', order_bike_id: bike, part_ids: [QUICK_CHARGER] })
    const [line, upgrades] = await lines()
    const mallory = await app.member()
    const own = await ownBike(app, mallory)
    const ids = { bike, line: line.id, upgrades: upgrades.id, own }
    await read(mallory.token)
    const before = await snapshotOf(app.db)
    const refused = await putBuild(app, mallory, wish(ids))
    expect(refused.statusCode).toBe(404)
    const missing = await putBuild(
      app,
      mallory,
      wish({ bike: 999_999, line: 999_999, upgrades: 999_999, own }),
    )
    expect(refused.body).toBe(missing.body)
    expect(await snapshotOf(app.db)).toEqual(before)
  })

  test('a bike’s line is no line of upgrades, and the other way round', async () => {
    const bike = await ownBike(app, member)
    await add()
    await put({ mode: 'CEOM', order_bike_id: bike, part_ids: [QUICK_CHARGER] })
    const [line, upgrades] = await lines()
    const wrong = [
      { mode: 'CEUM', cart_id: line.id, order_bike_id: bike, part_ids: [QUICK_CHARGER] },
      { mode: 'CECM', cart_id: upgrades.id, ...PRIME },
    ]
    for (const body of wrong) expect((await put(body)).statusCode).toBe(404)
    expect(await lines()).toEqual([line, upgrades])
  })
})
