import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../testing/add-rows.ts'
import { checkOut, orderBody, shopper, stockOf } from '../testing/shopping.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** Two bells to Germany: 24 + 8 shipping, and 19 % of that. */
const TOTAL = 38.08

let app: TestApp
let product = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  product += 1
  await addProduct(app.db, { id: product, stock: 5 })
})

const ordersOf = (userId: number) =>
  app.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute()
const twoBells = () => shopper(app, { product_id: product, count: 2 })

describe('reading the checkout', () => {
  test('an empty cart is refused', async () => {
    const { token } = await app.member()
    const response = await app.call('/api/checkout', { as: token })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ error: 'empty_cart', success: false, status: 409 })
  })

  test('the default country is 222, and one that is not served says so', async () => {
    const { token } = await twoBells()
    const { data } = (await app.call('/api/checkout', { as: token })).json()
    expect(data).toMatchObject({
      country_id: 222,
      subtotal: 24,
      shipping: 9,
      tax: 2.64,
      total: 35.64,
      addresses: [],
    })
    expect(data.countries.find(({ id }: { id: number }) => id === 999)).toMatchObject({
      served: false,
      days: null,
    })
  })

  test.each([
    [{}, { country_id: 222, total: 35.64, served: true, days: { min: 3, max: 6 } }],
    [{ country_id: 80 }, { shipping: 8, tax: 6.08, total: TOTAL, served: true }],
    [
      { country_id: 999 },
      { subtotal: 24, shipping: null, tax: null, total: null, days: null, served: false },
    ],
  ])('shipping and tax for %j come from our table', async (body, expected) => {
    const { token } = await twoBells()
    const response = await app.call('/api/shipping-vat', { method: 'POST', as: token, body })
    expect(response.json().data).toMatchObject(expected)
  })

  test('an unknown country is refused', async () => {
    const { token } = await twoBells()
    const response = await app.call('/api/shipping-vat', {
      method: 'POST',
      as: token,
      body: { country_id: 4711 },
    })
    expect(response.json()).toMatchObject({
      status: 422,
      data: { country_id: ['We do not know this country.'] },
    })
  })
})

describe('placing an order', () => {
  test('it copies address, prices and lines, reserves the stock and remembers address and country', async () => {
    const member = await twoBells()
    const { data, status } = (await checkOut(app, member, orderBody(TOTAL))).json()
    expect(status).toBe(200)
    expect(data.redirect).toMatch(/^https:\/\/shop\.test\/api\/sandbox\/[\w-]{43}$/)
    await app.db.updateTable('products').set({ price_cents: 9900 }).where('id', '=', product).execute()

    const order = (await app.call(`/api/orders/${data.order_id}`, { as: member.token })).json().data
    expect(order).toMatchObject({ status: 'pending_payment', subtotal: 24, total: TOTAL, country: 'Germany' })
    expect(order.lines).toMatchObject([{ product_id: product, price: 12, count: 2 }])
    expect(order.pay_url).toBe(data.redirect)
    expect(await stockOf(app, product)).toBe(3)
    const checkout = (await app.call('/api/checkout', { as: member.token })).json().data
    expect(checkout).toMatchObject({
      country_id: 80,
      addresses: [{ street: 'Hafenstrasse 1', country_id: 80 }],
    })
  })

  test('the same key again gets the same order, also in parallel', async () => {
    const member = await twoBells()
    const send = () => checkOut(app, member, orderBody(TOTAL), 'the-same-key')
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    const bodies = new Set([...answers, await send()].map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(await ordersOf(member.id)).toHaveLength(1)
    expect(await stockOf(app, product)).toBe(3)
  })

  test('the same key with other contents is refused', async () => {
    const member = await twoBells()
    await checkOut(app, member, orderBody(TOTAL), 'reused-key')
    const other = await checkOut(app, member, orderBody(TOTAL, { country_id: 222 }), 'reused-key')
    expect(other.json()).toMatchObject({ status: 409, error: 'key_reused' })
    expect(await ordersOf(member.id)).toHaveLength(1)
  })

  test('going back and paying again is one order', async () => {
    const member = await twoBells()
    const first = (await checkOut(app, member, orderBody(TOTAL))).json().data
    const second = (await checkOut(app, member, orderBody(TOTAL))).json().data
    expect(second).toEqual(first)
    expect(await stockOf(app, product)).toBe(3)
  })

  test('another total than the page showed is told, and nothing is written', async () => {
    const member = await twoBells()
    const response = await checkOut(app, member, orderBody(30))
    expect(response.json()).toMatchObject({ status: 409, error: 'total_changed' })
    expect(response.json().message).toContain('$38.08')
    expect(await ordersOf(member.id)).toHaveLength(0)
    expect(await stockOf(app, product)).toBe(5)
    expect(
      await app.db.selectFrom('addresses').where('user_id', '=', member.id).selectAll().execute(),
    ).toEqual([])
  })

  test.each([
    ['a country that is not served', { country_id: 999 }, 'country_id'],
    ['an unknown provider', { provider: 'stripes' }, 'provider'],
    ['a price of the browser', { prices: [1] }, 'prices'],
    ['a missing address', { address: undefined }, 'address'],
  ])('%s is refused by name', async (_what, change, field) => {
    const member = await twoBells()
    const response = await checkOut(app, member, orderBody(TOTAL, change))
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toContain(field)
    expect(await ordersOf(member.id)).toHaveLength(0)
  })

  test('a checkout without a key is refused', async () => {
    const { token } = await twoBells()
    const response = await app.call('/api/checkout', { method: 'POST', as: token, body: orderBody(TOTAL) })
    expect(response.json()).toMatchObject({
      status: 422,
      data: { 'idempotency-key': ['This field is required.'] },
    })
  })

  test('40 members who want the last 5 pieces at once get exactly 5 orders', async () => {
    const members = await Promise.all(
      Array.from({ length: 40 }, () => shopper(app, { product_id: product, count: 1 })),
    )
    const answers = await Promise.all(members.map((member) => checkOut(app, member, orderBody(23.8))))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(35)
    expect(await stockOf(app, product)).toBe(0)
    const lines = await app.db
      .selectFrom('order_lines')
      .where('product_id', '=', product)
      .selectAll()
      .execute()
    expect(lines).toHaveLength(5)
  })
})
