import { describe, expect, test } from 'vitest'

import { BIG_MOTOR, BRAKES, PRIME, PRIME_ID, QUICK_CHARGER, SWEPT_BAR } from '../../testing/bike-shopping.ts'
import { snapshotOf } from '../../testing/snapshot.ts'
import { openBikeCarts } from './testing.ts'

const carts = openBikeCarts()
const { put, add, lines, setStock } = carts

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
        warning: null,
        choices: [],
        delivery: expect.any(Object),
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
    const key = `one-addition-${carts.member.id}`
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
    const before = await snapshotOf(carts.app.db)
    const response = await add(change)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toEqual([field])
    expect(await snapshotOf(carts.app.db)).toEqual(before)
  })

  test('a guest is asked to log in', async () => {
    const body = { mode: 'CNM', ...PRIME }
    expect((await carts.app.call('/api/configurator/cart', { method: 'POST', body })).statusCode).toBe(401)
  })
})
