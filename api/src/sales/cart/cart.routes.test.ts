import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const [BELL, MIRROR, LAST_ONES, SOLD_OUT, HIDDEN, GIFT_CARD] = [1, 2, 3, 4, 5, 6]

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: BELL, title: 'Bell', price_cents: 1295, stock: 150 })
  await addProduct(app.db, { id: MIRROR, title: 'Mirror', stock: 70 })
  await addProduct(app.db, { id: LAST_ONES, title: 'Pannier', stock: 3 })
  await addProduct(app.db, { id: SOLD_OUT, title: 'Frame bag', stock: 0 })
  await addProduct(app.db, { id: HIDDEN, title: 'Prototype', hidden: true })
  await addProduct(app.db, { id: GIFT_CARD, title: 'Gift card', stock: null, weight_g: 0 })
})
afterAll(() => app.close())
beforeEach(async () => {
  token = (await app.member()).token
})

const read = async (as = token) => (await app.call('/api/cart', { as })).json().data
const add = (items: unknown, headers?: Record<string, string>) =>
  app.call('/api/cart', { method: 'POST', as: token, body: { items }, headers })
const counts = async () =>
  Object.fromEntries(
    (await read()).carts.map((line: { product_id: number; count: number }) => [line.product_id, line.count]),
  )
const lineId = async () => (await read()).carts[0].id as number
const setCount = (id: number, count: unknown, as = token) =>
  app.call('/api/cart/count', { method: 'PUT', as, body: { id, count } })

describe('adding', () => {
  test('the server prices every line, with shipping and tax for the default country', async () => {
    const { data } = (await add([{ product_id: BELL, count: 2 }])).json()
    expect(data).toEqual({
      carts: [
        {
          id: expect.any(Number),
          title: 'Bell',
          description: 'A bell that is heard.',
          image: null,
          price: 12.95,
          count: 2,
          bike_slug: null,
          order_bike_id: null,
          product_id: BELL,
          kind: 'accessory',
          available: 75,
          problem: null,
          notice: null,
          warning: null,
          choices: [],
          delivery: { kind: 'dated', first: expect.any(String), last: expect.any(String) },
          build: null,
        },
      ],
      shipping: 9,
      tax: 2.79,
      subtotal: 25.9,
      discount: 0,
      total: 37.69,
      country: { id: 222, name: 'United States', served: true },
      days: { min: 3, max: 6 },
      promo: null,
      refused_promo: null,
      free_shipping: { from: 150, missing: 124.1 },
    })
  })

  test('counts add up, the same product twice in one list too', async () => {
    await add([{ product_id: BELL, count: 1 }])
    await add([
      { product_id: BELL, count: 2 },
      { product_id: MIRROR, count: 1 },
      { product_id: BELL, count: 3 },
    ])
    expect(await counts()).toEqual({ [BELL]: 6, [MIRROR]: 1 })
  })

  test('counts are capped by stock, and the shopper is told', async () => {
    await add([{ product_id: LAST_ONES, count: 2 }])
    const response = await add([{ product_id: LAST_ONES, count: 2 }])
    expect(response.json()).toMatchObject({ success: true, message: 'Only 3 of Pannier left.' })
    expect(await counts()).toEqual({ [LAST_ONES]: 3 })
  })

  test('nobody can have more than 99 of a thing, however many there are', async () => {
    await add([{ product_id: GIFT_CARD, count: 99 }])
    const response = await add([{ product_id: GIFT_CARD, count: 1 }])
    expect(response.json().message).toBe('At most 99 of Gift card per order.')
    expect(await read()).toMatchObject({ shipping: 0 })
  })

  test('what is sold out is told and not added, the rest is', async () => {
    const response = await add([
      { product_id: SOLD_OUT, count: 1 },
      { product_id: BELL, count: 1 },
      { product_id: HIDDEN, count: 1 },
    ])
    expect(response.json().message).toBe(
      'Frame bag is out of stock. Something in your cart is no longer sold and was left out.',
    )
    expect(await counts()).toEqual({ [BELL]: 1 })
  })

  test.each([HIDDEN, 4711, 2_147_483_647])(
    'product %i is not sold, and the cart stays',
    async (product_id) => {
      await add([{ product_id: BELL, count: 1 }])
      expect((await add([{ product_id, count: 1 }])).json()).toMatchObject({
        status: 422,
        data: { 'items.0.product_id': ['This is not sold here.'] },
      })
      expect(await counts()).toEqual({ [BELL]: 1 })
    },
  )

  test.each([0, -1, 1.5, '2', 1e9, null, 2 ** 31, [1]])(
    'a count of %j is refused, and the cart stays',
    async (count) => {
      const response = await add([{ product_id: BELL, count }])
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().data)).toEqual(['items.0.count'])
      expect(await counts()).toEqual({})
    },
  )

  test('a price of the browser is refused', async () => {
    const response = await add([{ product_id: BELL, count: 1, price: 0.01 }])
    expect(response.json()).toMatchObject({
      status: 422,
      data: { 'items.0.price': ['This field is not known here.'] },
    })
  })

  test('a merge with a key happens once, also when it comes ten times at once', async () => {
    const key = { 'idempotency-key': 'merge-1234' }
    const items = [
      { product_id: BELL, count: 2 },
      { product_id: LAST_ONES, count: 5 },
    ]
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(items, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map((answer) => answer.json().message))).toEqual(
      new Set(['Only 3 of Pannier left.']),
    )
    expect(await counts()).toEqual({ [BELL]: 2, [LAST_ONES]: 3 })
    await add(items, { 'idempotency-key': 'merge-5678' })
    expect(await counts()).toEqual({ [BELL]: 4, [LAST_ONES]: 3 })
  })

  test('additions at once all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add([{ product_id: BELL, count: 1 }])))
    expect(await counts()).toEqual({ [BELL]: 20 })
  })
})

describe('changing', () => {
  test('the count is set, and capped by stock', async () => {
    await add([{ product_id: LAST_ONES, count: 1 }])
    const id = await lineId()
    expect((await setCount(id, 2)).json()).toMatchObject({ message: null, data: { carts: [{ count: 2 }] } })
    expect((await setCount(id, 50)).json()).toMatchObject({
      message: 'Only 3 of Pannier left.',
      data: { carts: [{ count: 3 }] },
    })
  })

  test('the count cannot go below 1', async () => {
    await add([{ product_id: BELL, count: 1 }])
    expect((await setCount(await lineId(), 0)).statusCode).toBe(422)
    expect(await counts()).toEqual({ [BELL]: 1 })
  })

  test('a line is removed', async () => {
    await add([{ product_id: BELL, count: 1 }])
    const response = await app.call(`/api/cart/${await lineId()}`, { method: 'DELETE', as: token })
    expect(response.json().data).toMatchObject({
      carts: [],
      shipping: 0,
      tax: 0,
      total: 0,
      free_shipping: null,
    })
  })

  test("somebody else's line is not found, and stays as it is", async () => {
    await add([{ product_id: BELL, count: 2 }])
    const id = await lineId()
    const other = (await app.member()).token
    const missing = await setCount(999_999, 5, other)
    const foreign = await setCount(id, 5, other)
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
    expect((await app.call(`/api/cart/${id}`, { method: 'DELETE', as: other })).statusCode).toBe(404)
    expect(await counts()).toEqual({ [BELL]: 2 })
  })
})
