import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../seed/accessories.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedAccessories(app.db)
})
afterAll(() => app.close())

const list = async (query = '') => (await app.call(`/api/accessories${query}`)).json().data
const ids = (data: { items: Array<{ id: number }> }) => data.items.map(({ id }) => id)

test('the list comes in pages of twelve, the best known first, with the count of every category', async () => {
  const first = await list()
  const second = await list('?page=2')
  expect(first).toMatchObject({ page: 1, per_page: 12, total: 24 })
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(24)
  expect(first.items[0]).toMatchObject({ id: 7, price: 59, rating: 4.8, availability: 'in_stock' })
  expect(first.categories[0]).toEqual({ category: 'helmet', count: 2 })
})

test('a page after the last is empty', async () => {
  expect(await list('?page=999')).toMatchObject({ items: [], total: 24 })
})

test('a category narrows the list and not the counts', async () => {
  const locks = await list('?category=lock')
  expect(ids(locks)).toEqual([10, 11])
  expect(locks.categories).toHaveLength(10)
})

test.each([
  ['helmet', [19, 1, 2]],
  ['visor', [2]],
  ['LIGHT helmet', [1]],
  ['100%', []],
  ['no such thing', []],
])('looking for %s finds %j', async (q, expected) => {
  expect(ids(await list(`?sort=title&q=${encodeURIComponent(q)}`))).toEqual(expected)
})

test('prices go up or down as asked', async () => {
  const up = (await list('?sort=price-up')).items.map((item: { price: number }) => item.price)
  const down = (await list('?sort=price-down')).items.map((item: { price: number }) => item.price)
  expect(up).toEqual(up.toSorted((a: number, b: number) => a - b))
  expect(up[0]).toBe(12.95)
  expect(down[0]).toBe(649)
})

test.each(['page=0', 'page=-1', 'page=x', 'category=boat', 'sort=worst', 'colour=red', 'q='])(
  '%s is refused and named',
  async (query) => {
    const response = await app.call(`/api/accessories?${query}`)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toEqual([query.split('=')[0]])
  },
)

test('an accessory has what the page needs', async () => {
  expect((await app.call('/api/accessories/4')).json().data).toMatchObject({
    title: 'Rack pannier 20 l',
    availability: 'low',
    fits: ['Bikes with a rear rack'],
    variants: [{ name: 'Colour', options: ['Black'] }],
  })
})

test('an accessory has all its views, the one of the lists first', async () => {
  const views = ['/pictures/bag-front.webp', '/pictures/bag-back.webp']
  await app.db
    .updateTable('products')
    .set({ image: views[0], more_images: views.slice(1) })
    .where('id', '=', 4)
    .execute()
  expect((await app.call('/api/accessories/4')).json().data).toMatchObject({ image: views[0], images: views })
})

test.each([
  [5, { stock: 0, availability: 'out_of_stock' }],
  [24, { stock: null, availability: 'in_stock', rating: null }],
  [9, { image: null, images: [] }],
])('accessory %i has the odd case %j', async (id, expected) => {
  expect((await app.call(`/api/accessories/${id}`)).json().data).toMatchObject(expected)
})

test('a hidden, unknown or other product is not found', async () => {
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', 23).execute()
  for (const id of [23, 999]) expect((await app.call(`/api/accessories/${id}`)).statusCode).toBe(404)
  expect((await list()).total).toBe(23)
})
