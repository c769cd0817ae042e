import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedAccessories } from '../../../seed/accessories.ts'
import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedReviews } from '../../../seed/reviews.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedAccessories(app.db)
  await seedReviews(app.db)
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

test('a category narrows the list and not the counts', async () => {
  const locks = await list('?category=lock')
  expect(ids(locks)).toEqual([10, 11])
  expect(locks.categories).toHaveLength(10)
})

test('the counts of categories follow search and filters; the current category stays', async () => {
  const { categories } = await list('?q=helmet')
  expect(categories).toEqual([
    { category: 'helmet', count: 2 },
    { category: 'carry', count: 1 },
  ])
  const narrowed = await list('?category=lock&q=visor')
  expect(narrowed.categories).toEqual([
    { category: 'helmet', count: 1 },
    { category: 'lock', count: 0 },
  ])
  const forHomie = await list('?category=lock&bike=nyx')
  expect(forHomie.categories).toContainEqual({ category: 'lock', count: 1 })
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

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'category=boat',
  'sort=worst',
  'min=-1',
  'max=9.5',
  'in_stock=no',
  'size=M',
  'q=',
])('%s is refused and named', async (query) => {
  const response = await app.call(`/api/accessories?${query}`)
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().data)).toEqual([query.split('=')[0]])
})

test.each([
  ['rating', 7],
  ['newest', 23],
  ['title', 15],
])('sorted by %s, %i comes first', async (sort, id) => {
  expect(ids(await list(`?sort=${sort}`))[0]).toBe(id)
})

test('a product that comes in variants stands in the list once, with the lowest price and all its stock', async () => {
  const { items } = await list('?category=gift')
  expect(items).toMatchObject([{ id: 24, price: 50, stock: null, has_variants: true }])
  const [city] = (await list('?category=helmet&sort=popular')).items
  expect(city).toMatchObject({ id: 1, stock: 42, availability: 'in_stock', has_variants: true })
})

test.each([
  ['bike=nyx', [3, 5]],
  ['colour=Sand', [3, 6]],
  ['bike=nyx&colour=Sand', [3]],
  ['min=79&max=98', [4]],
  ['in_stock=1', [3, 6, 4]],
  ['bike=tandem', []],
  ['colour=Plaid', []],
])('%s narrows the bags', async (query, expected) => {
  const { items, total } = await list(`?category=bag&sort=title&${query}`)
  expect(items.map(({ id }: { id: number }) => id)).toEqual(expected)
  expect(total).toBe(expected.length)
})

test('facets count what each choice would leave', async () => {
  const { facets } = await list('?category=bag&colour=Sand')
  expect(facets).toEqual({
    bikes: [
      { slug: 'nireeka-prime', title: 'Nireeka Prime', count: 2 },
      { slug: 'nireeka-homie', title: 'Nireeka Homie', count: 2 },
      { slug: 'nyx', title: 'Nireeka Nyx', count: 1 },
    ],
    colours: [
      { name: 'Black', count: 4 },
      { name: 'Sand', count: 2 },
    ],
    in_stock: 2,
    price: { min: 55, max: 99 },
  })
})

test('an accessory has what the page needs', async () => {
  const { data } = (await app.call('/api/accessories/1')).json()
  expect(data).toMatchObject({
    title: 'City helmet with light',
    has_variants: true,
    fits_bikes: [{ slug: 'nireeka-prime' }, { slug: 'nireeka-homie' }, { slug: 'nyx' }],
    variants: [
      { name: 'Size', options: ['S', 'M', 'L'] },
      { name: 'Colour', options: ['Graphite', 'Chalk', 'Pine'] },
    ],
    delivery: { country: 'United States', price: 9, days: { min: 3, max: 6 } },
    rating: 4.6,
    reviews: { average: 4.6, count: 87 },
  })
  expect(data.reviews.stars.reduce((sum: number, count: number) => sum + count, 0)).toBe(87)
  expect(data.choices).toHaveLength(9)
  expect(data.choices[5]).toMatchObject({
    id: 10106,
    title: 'City helmet with light, M, Pine',
    options: { Size: 'M', Colour: 'Pine' },
    stock: 3,
    availability: 'low',
  })
  expect(data.choices[7]).toMatchObject({ availability: 'out_of_stock' })
  expect(data.choices[7].restock_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(ids({ items: data.goes_with })).toEqual([7, 3, 17, 23])
})

test('a choice answers what its product answers', async () => {
  const [choice, product] = [await app.call('/api/accessories/10106'), await app.call('/api/accessories/1')]
  expect(choice.json().data).toEqual(product.json().data)
})

test('nothing of a gift card is sent', async () => {
  expect((await app.call('/api/accessories/24')).json().data).toMatchObject({
    delivery: null,
    fits_bikes: [],
  })
})

test('what is sold out says when it is expected back, as a day', async () => {
  const day = new Date(Date.now() + 21 * 24 * 60 * 60_000)
  const { restock_on } = (await app.call('/api/accessories/5')).json().data
  expect(Math.abs(Date.parse(restock_on) - day.getTime())).toBeLessThan(2 * 24 * 60 * 60_000)
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

test('an accessory without a picture has no views either', async () => {
  await app.db.updateTable('products').set({ image: null, more_images: [] }).where('id', '=', 9).execute()
  expect((await app.call('/api/accessories/9')).json().data).toMatchObject({ image: null, images: [] })
})

test.each([
  [5, { stock: 0, availability: 'out_of_stock' }],
  [24, { stock: null, availability: 'in_stock', rating: null }],
])('accessory %i has the odd case %j', async (id, expected) => {
  expect((await app.call(`/api/accessories/${id}`)).json().data).toMatchObject(expected)
})

test('a hidden, unknown or other product is not found, nor what it comes in', async () => {
  await app.db.updateTable('products').set({ hidden: true }).where('id', 'in', [23, 10101]).execute()
  for (const id of [23, 12301, 10101, 999])
    expect((await app.call(`/api/accessories/${id}`)).statusCode).toBe(404)
  expect((await list()).total).toBe(23)
  const helmet = (await app.call('/api/accessories/1')).json().data
  expect([helmet.choices.length, helmet.stock]).toEqual([8, 30])
})
