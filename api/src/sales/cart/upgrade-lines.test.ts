import { describe, expect, test } from 'vitest'

import {
  BIG_BATTERY,
  BIG_MOTOR,
  ownBike,
  PRIME,
  PRIME_UPGRADES_ID,
  putBuild,
  QUICK_CHARGER,
} from '../../testing/bike-shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openBikeCarts } from './testing.ts'

const carts = openBikeCarts()
const { put, add, read, lines, setCount } = carts

const choose = (order_bike_id: number, part_ids: number[], change: object = {}) =>
  put({ mode: 'CEOM', order_bike_id, part_ids, ...change })

describe('CEOM and CEUM: upgrades for an owned bike', () => {
  test('are one line for the bike, priced without what they take the place of', async () => {
    const bike = await ownBike(carts.app, carts.member, [BIG_BATTERY])
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
    const bike = await ownBike(carts.app, carts.member)
    await choose(bike, [QUICK_CHARGER])
    const [{ id }] = await lines()
    expect((await choose(bike, [BIG_BATTERY])).json().message).toBeNull()
    expect(await lines()).toMatchObject([{ id, count: 1, price: 340, build: { part_ids: [BIG_BATTERY] } }])
  })

  test('each bike has its own line', async () => {
    const bikes = [await ownBike(carts.app, carts.member), await ownBike(carts.app, carts.member)]
    for (const bike of bikes) await choose(bike, [QUICK_CHARGER])
    expect((await lines()).map((line: { order_bike_id: number }) => line.order_bike_id)).toEqual(bikes)
  })

  test('are bought once: their count can’t be raised', async () => {
    const bike = await ownBike(carts.app, carts.member)
    await choose(bike, [QUICK_CHARGER])
    const [{ id }] = await lines()
    const response = await setCount(id, 2)
    expect(response.json().message).toBe(
      'Upgrades for your Nireeka Prime are for one bike, so they come once.',
    )
    expect(await lines()).toMatchObject([{ count: 1 }])
  })

  test('CEUM changes the line of that bike', async () => {
    const bike = await ownBike(carts.app, carts.member)
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
    const bike = await ownBike(carts.app, carts.member, [BIG_BATTERY])
    const response = await choose(bike, part_ids)
    expect(response.json()).toMatchObject({ status: 422, data: { part_ids: [expect.any(String)] } })
    expect(await lines()).toEqual([])
  })
})

describe('what belongs to somebody else is not found, and nothing changes', () => {
  test.each<
    [what: string, input: (ids: { bike: number; line: number; upgrades: number; own: number }) => object]
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
  ])('%s', async (_what, input) => {
    const bike = await ownBike(carts.app, carts.member)
    await add()
    await put({ mode: 'CEOM', order_bike_id: bike, part_ids: [QUICK_CHARGER] })
    const [line, upgrades] = await lines()
    const mallory = await carts.app.member()
    const own = await ownBike(carts.app, mallory)
    const ids = { bike, line: line.id, upgrades: upgrades.id, own }
    await read(mallory.token)
    const before = await snapshotOf(carts.app.db)
    const refused = await putBuild(carts.app, mallory, input(ids))
    expect(refused.statusCode).toBe(404)
    const missing = await putBuild(
      carts.app,
      mallory,
      input({ bike: 999_999, line: 999_999, upgrades: 999_999, own }),
    )
    expect(refused.body).toBe(missing.body)
    expect(await snapshotOf(carts.app.db)).toEqual(before)
  })

  test('a bike’s line is no line of upgrades, and the other way round', async () => {
    const bike = await ownBike(carts.app, carts.member)
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
