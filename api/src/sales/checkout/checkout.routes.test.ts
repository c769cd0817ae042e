import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { ADDRESS, addPromo, checkOut, GERMANY, orderBody, shopper, stockOf } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The total in dollars for two bells to Germany: 24 + 8 shipping, and 19 % tax on that. */
const TOTAL = 38.08
const STATES = 222
const ANTARCTICA = 999

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

const twoBells = () => shopper(app, { product_id: product, count: 2 })
const read = async (as: string) => (await app.call('/api/checkout', { as })).json().data
const quoteFor = async (as: string, body: object) =>
  (await app.call('/api/shipping-vat', { method: 'POST', as, body })).json()

describe('the ways to pay', () => {
  test('are told to everyone, and may be kept for five minutes', async () => {
    const response = await app.call('/api/payment-methods')
    expect(response.json().data).toEqual({ providers: ['sandbox'] })
    expect(response.headers['cache-control']).toBe('public, max-age=300')
  })

  test('are those of the configuration', async () => {
    const paypal = { clientId: 'id', clientSecret: 'secret', webhookId: 'hook', base: 'http://127.0.0.1:1' }
    const shop = await openTestApp({ paymentConfig: { hasSandbox: false, stripe: null, paypal } })
    const response = await shop.call('/api/payment-methods')
    await shop.close()
    expect(response.json().data).toEqual({ providers: ['paypal'] })
  })
})

describe('reading the checkout', () => {
  test('an empty cart is refused', async () => {
    const { token } = await app.member()
    const response = await app.call('/api/checkout', { as: token })
    expect(response.json()).toMatchObject({ error: 'empty_cart', success: false, status: 409 })
  })

  test('everything that the page shows comes at once, for country 222 and the standard method', async () => {
    const { token, email } = await twoBells()
    const data = await read(token)
    expect(data).toMatchObject({
      country_id: STATES,
      subtotal: 24,
      discount: 0,
      shipping: 9,
      tax: 2.64,
      total: 35.64,
      credits: 0,
      payable: 35.64,
      method: 'standard',
      methods: [
        { id: 'standard', title: 'Standard', price: 9, days: { min: 3, max: 6 } },
        { id: 'express', title: 'Express', price: 24, days: { min: 1, max: 4 } },
      ],
      days: { min: 3, max: 6 },
      lines: [{ product_id: product, count: 2, price: 12, problem: null, available: 5 }],
      email,
      addresses: [],
      balance: 0,
    })
    expect(data.providers.map(({ id }: { id: string }) => id)).toEqual(['sandbox'])
    const country = data.countries.find(({ id }: { id: number }) => id === ANTARCTICA)
    expect(country).toMatchObject({ served: false, days: null })
  })

  test.each([
    [{}, { country_id: STATES, total: 35.64, payable: 35.64, served: true, days: { min: 3, max: 6 } }],
    [{ country_id: GERMANY }, { shipping: 8, tax: 6.08, total: TOTAL, served: true }],
    [
      { country_id: GERMANY, method: 'express' },
      { shipping: 20, tax: 8.36, total: 52.36, method: 'express' },
    ],
    [
      { country_id: ANTARCTICA },
      {
        subtotal: 24,
        shipping: null,
        tax: null,
        total: null,
        payable: null,
        days: null,
        methods: [],
        served: false,
      },
    ],
  ])('shipping and tax for %j come from our table', async (body, expected) => {
    const { token } = await twoBells()
    expect((await quoteFor(token, body)).data).toMatchObject(expected)
  })

  test('an unknown country is refused', async () => {
    const { token } = await twoBells()
    expect(await quoteFor(token, { country_id: 4711 })).toMatchObject({
      status: 422,
      data: { country_id: ['We don’t know this country.'] },
    })
  })

  test('a batch of batteries can’t be sent by express', async () => {
    await app.db.updateTable('products').set({ no_air: true }).where('id', '=', product).execute()
    const { token } = await twoBells()
    const { data } = await quoteFor(token, { country_id: GERMANY, method: 'express' })
    expect(data).toMatchObject({ method: 'standard', methods: [{ id: 'standard' }] })
    const member = await twoBells()
    const refused = await checkOut(app, member, orderBody(TOTAL, { shipping_method: 'express' }))
    expect(refused.json()).toMatchObject({
      status: 422,
      data: { shipping_method: ['The items in your cart can’t be shipped this way.'] },
    })
  })
})

describe('an order', () => {
  test('copies addresses, prices and lines, reserves the stock and remembers addresses and country', async () => {
    const member = await twoBells()
    const billing = { address: { ...ADDRESS, street: 'Rechnungsweg 2' }, country_id: GERMANY }
    const input = orderBody(52.36, { billing, shipping_method: 'express', email: 'orders@example.com' })
    const { data, status } = (await checkOut(app, member, input)).json()
    expect(status).toBe(200)
    expect(data.number).toBe(`NK-${100_000 + data.order_id}`)
    expect(data.redirect).toMatch(/^https:\/\/shop\.test\/api\/sandbox\/[\w-]{43}$/)
    await app.db.updateTable('products').set({ price_cents: 9900 }).where('id', '=', product).execute()
    await app.db.deleteFrom('addresses').where('street', '=', 'Rechnungsweg 2').execute()

    const order = (await app.call(`/api/orders/${data.order_id}`, { as: member.token })).json().data
    expect(order).toMatchObject({
      status: 'pending_payment',
      subtotal: 24,
      shipping: 20,
      total: 52.36,
      country: 'Germany',
      email: 'orders@example.com',
      shipping_method: 'express',
      billing: { address: { street: 'Rechnungsweg 2' }, country: 'Germany' },
      payment: { provider: 'sandbox', amount: 52.36 },
    })
    expect(order.lines).toMatchObject([{ product_id: product, price: 12, count: 2 }])
    expect(await stockOf(app, product)).toBe(3)
    const checkout = await read(member.token)
    expect(checkout).toMatchObject({ country_id: GERMANY, addresses: [{ street: 'Hafenstrasse 1' }] })
  })

  test.each(['\uD83D', '\uDE00', '\0'])(
    'with an address that cannot be stored is refused: %j',
    async (half) => {
      const address = { ...ADDRESS, city: `Berlin ${half}` }
      const input = orderBody(TOTAL, { shipping: { address, country_id: GERMANY } })
      const response = await checkOut(app, await twoBells(), input)
      expect(response.json()).toMatchObject({
        status: 422,
        data: { 'shipping.address.city': ['This holds a character that cannot be stored.'] },
      })
    },
  )

  test('is sent to a saved address by its id, and billed there unless something else is said', async () => {
    const member = await twoBells()
    const place = { address: ADDRESS, country_id: GERMANY }
    await app.call('/api/addresses', { method: 'POST', as: member.token, body: place })
    const [{ id }] = (await read(member.token)).addresses
    const saved = { address_id: id }
    const { data } = (
      await checkOut(app, member, orderBody(TOTAL, { shipping: saved, billing: saved }))
    ).json()
    const order = (await app.call(`/api/orders/${data.order_id}`, { as: member.token })).json().data
    expect(order).toMatchObject({ address: ADDRESS, billing: null, email: member.email })
  })

  test('counts the code that lies in the cart, line by line', async () => {
    await addPromo(app, { code: 'TENOFF', kind: 'percent', percent: 1000, applies_to: 'goods' })
    const member = await twoBells()
    await app.call('/api/cart/promo', { method: 'PUT', as: member.token, body: { code: 'tenoff' } })
    // The total is 24 - 2.40 discount + 8 shipping, and 19 % tax on that.
    const input = orderBody(35.22, { promo_code: 'TENOFF' })
    const { data } = (await checkOut(app, member, input)).json()
    const order = (await app.call(`/api/orders/${data.order_id}`, { as: member.token })).json().data
    expect(order).toMatchObject({
      discount: 2.4,
      promo_code: 'TENOFF',
      total: 35.22,
      lines: [{ discount: 2.4 }],
    })
  })
})
