import { existsSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedBikePages } from '../../../seed/bike-pages.ts'
import { seedBikeReviews } from '../../../seed/bike-reviews.ts'
import { seedBikes } from '../../testing/bike-shopping.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
})
afterAll(() => app.close())

const SLUGS = ['nireeka-prime', 'nireeka-homie', 'nyx']
const get = (path: string) => app.call(`/api/configurator${path}`)
const about = async (bike: string) => (await get(`/${bike}/about`)).json().data
const reviews = async (path: string) => (await get(path)).json().data

test('a bike that nothing has been written about has empty lists, and no rating', async () => {
  expect(await about('nyx')).toEqual({
    highlights: [],
    battery_wh: null,
    specifications: [],
    limits: [],
    box: [],
    reviews: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
  })
})

test('every bike has highlights with pictures that exist, limits, and what is in the box, even seeded twice', async () => {
  await seedBikePages(app.db)
  await seedBikePages(app.db)
  for (const slug of SLUGS) {
    const page = await about(slug)
    expect(page.highlights.length).toBeGreaterThan(2)
    const missing = page.highlights.filter(({ image }: { image: string }) => !existsSync(pictureFile(image)))
    expect(missing).toEqual([])
    expect(page.limits[0]).toMatchObject({
      label: 'Bike, rider and luggage together',
      kg: expect.any(Number),
    })
    expect(page.box).toContain('A pair of pedals')
  }
  expect((await about('1')).battery_wh).toBe(672)
  expect(await about('1')).toEqual(await about('nireeka-prime'))
})

test('bike, rider and rack together stay within what the bike may carry', async () => {
  await seedBikePages(app.db)
  for (const slug of SLUGS) {
    const { limits } = await about(slug)
    const [total, rider] = limits.map(({ kg }: { kg: number }) => kg)
    const { bike } = (await get(`/${slug}`)).json().data
    expect(total - rider).toBeGreaterThan(bike.performance.weight / 1000)
  }
})

test('bikes have ratings and reviews as accessories have, page by page', async () => {
  await seedBikeReviews(app.db)
  const { reviews: rating } = await about('nireeka-homie')
  expect(rating).toMatchObject({ average: 4.6, count: 24 })
  expect(rating.stars.reduce((sum: number, count: number) => sum + count, 0)).toBe(24)
  const list = await reviews('/nireeka-homie/reviews')
  expect(list).toMatchObject({ total: 7, page: 1, per_page: 10 })
  expect(list.items[0]).toMatchObject({ author: 'Lieke', rating: 5, is_verified: true })
  expect((await reviews('/2/reviews?stars=3')).items).toMatchObject([{ author: 'Marcus' }])
  expect((await reviews('/2/reviews?sort=worst')).items[0].rating).toBe(3)
  expect((await get('/2/reviews?page=2')).statusCode).toBe(404)
})

test.each([
  ['/penny-farthing/about', 404],
  ['/4/reviews', 404],
  ['/Nyx/about', 422],
  ['/nyx/reviews?stars=6', 422],
  ['/nyx/reviews?page=0', 422],
])('%s is refused with %i', async (path, status) => {
  expect((await get(path)).statusCode).toBe(status)
})

test('a bike that isn’t published tells nothing', async () => {
  await app.db.updateTable('bikes').set({ published: false }).where('slug', '=', 'nyx').execute()
  expect((await get('/nyx/about')).statusCode).toBe(404)
  expect((await get('/nyx/reviews')).statusCode).toBe(404)
})
