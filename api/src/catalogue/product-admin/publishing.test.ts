import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { shopper } from '../../testing/shopping.ts'
import { BELL, openProducts, type Products, SIZE_M } from './testing/products.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let time = NOON
let products: Products
beforeAll(async () => {
  products = await openProducts(() => time)
})
afterAll(() => products.app.close())
beforeEach(() => {
  time = NOON
})

const page = (id: number) => products.app.call(`/api/accessories/${id}`)
const listed = async (id: number) => {
  const { data } = (await products.app.call('/api/accessories?sort=newest')).json()
  return data.items.some((item: { id: number }) => item.id === id)
}
const stocked = (id: number) =>
  products.app.db.updateTable('products').set({ stock: null }).where('id', '=', id).execute()

test('an unpublished product has no page, is in no list, and its carts say so', async () => {
  const id = await products.published()
  await stocked(id)
  expect([(await page(id)).statusCode, await listed(id)]).toEqual([200, true])
  const { token } = await shopper(products.app, { product_id: id, count: 1 })
  expect((await products.change(id, 'unpublish')).json().data.is_published).toBe(false)
  expect([(await page(id)).statusCode, await listed(id)]).toEqual([404, false])
  const { data } = (await products.app.call('/api/cart', { as: token })).json()
  expect(data.carts).toMatchObject([{ problem: 'gone' }])
  await products.change(id, 'publish')
  expect((await page(id)).statusCode).toBe(200)
})

test('what has no price or no description isn’t published', async () => {
  const free = (await products.create(BELL, { price: 0 })).json().data
  const mute = await products.made({ ...BELL, description: '' })
  for (const { id } of [free, mute]) {
    const answer = await products.change(id, 'publish')
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'cannot_publish'])
  }
})

test('a price changes at once or on its day, for a product and for a variant', async () => {
  const id = await products.published()
  const { data } = (await products.change(id, 'variants', { ...SIZE_M, price: 14 })).json()
  const [variant] = data.variants
  await products.change(id, 'prices', { price: 11 })
  const { version } = await products.read(id)
  const body = { version, price: 13, begins_on: '2026-11-22' }
  const answer = (await products.write(variant.id, 'prices', body)).json().data
  expect(answer).toMatchObject({
    id,
    price: 11,
    version: version + 1,
    prices: { history: [{ old_price: 12, price: 11 }] },
    variants: [{ price: 14, prices: { planned: [{ price: 13, begins_at: '2026-11-22T00:00:00.000Z' }] } }],
  })
  expect((await page(id)).json().data.choices).toMatchObject([{ price: 14 }])
  time = new Date('2026-11-22T00:00:30Z')
  await products.app.applyProductPrices()
  expect((await page(id)).json().data.choices).toMatchObject([{ price: 13 }])
})

test('a planned price is cancelled by who has read the latest version', async () => {
  const { id } = await products.made()
  const { data } = (await products.change(id, 'prices', { price: 9, begins_on: '2026-11-22' })).json()
  const [planned] = data.prices.planned
  const stale = await products.write(id, `prices/${planned.id}/cancel`, { version: 1 })
  expect([stale.statusCode, stale.json().error]).toEqual([409, 'stale_version'])
  const answer = await products.change(id, `prices/${planned.id}/cancel`)
  expect(answer.json().data.prices).toEqual({ history: [], planned: [] })
})

test('a day that has begun is refused at its field', async () => {
  const { id } = await products.made()
  const answer = await products.change(id, 'prices', { price: 9, begins_on: '2026-11-20' })
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, ['begins_on']])
})

test('only what nobody has ordered or has in a cart is deleted', async () => {
  const id = await products.published()
  await stocked(id)
  await shopper(products.app, { product_id: id, count: 1 })
  const refused = await products.change(id, 'delete')
  const { delete_refusal, carts } = await products.read(id)
  expect([refused.statusCode, refused.json().message, carts]).toEqual([409, delete_refusal, 1])
  const unused = await products.made()
  await products.change(unused.id, 'variants', { ...SIZE_M, price: 12 })
  expect((await products.change(unused.id, 'delete')).statusCode).toBe(200)
  expect(
    (await products.app.call(`/api/backoffice/products/${unused.id}`, { as: products.admin.token }))
      .statusCode,
  ).toBe(404)
})

test('variants have the same options, each once, and what the shop offers follows them', async () => {
  const id = await products.published()
  const add = (name: string, value: string, change: object = {}) =>
    products.change(id, 'variants', { ...SIZE_M, options: [{ name, value }], price: 12, ...change })
  await add('Size', 'M')
  await add('Size', 'L')
  expect((await add('Size', 'L')).json().error).toBe('same_variant')
  expect((await add('Colour', 'Pine')).statusCode).toBe(422)
  expect((await page(id)).json().data.variants).toEqual([{ name: 'Size', options: ['M', 'L'] }])
  const [medium] = (await products.read(id)).variants
  const body = { ...SIZE_M, is_published: false }
  await products.change(id, `variants/${medium?.id}`, body)
  expect((await page(id)).json().data).toMatchObject({
    variants: [{ name: 'Size', options: ['L'] }],
    choices: [{ title: 'Bell, L' }],
  })
  const { data } = (await products.change(id, `variants/${medium?.id}/delete`)).json()
  expect(data.variants).toMatchObject([{ title: 'Bell, L', delete_refusal: null }])
})
