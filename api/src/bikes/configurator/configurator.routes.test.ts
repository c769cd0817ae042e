import { existsSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import data from '../../../seed/configurator.json' with { type: 'json' }
import { pictureFile } from '../../testing/picture-file.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date('2026-11-23T10:00:00Z') })
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

const get = async (path: string) => (await app.call(`/api/configurator${path}`)).json().data
const statusOf = async (path: string) => (await app.call(`/api/configurator${path}`)).statusCode

interface Part {
  id: number
  category_part_id: number
  price: number
  summary: string
  image: string | null
  is_default: boolean
  performance: Record<string, number>
}

const partsOf = ({ slots }: { slots: Array<{ parts: Part[] }> }) => slots.flatMap(({ parts }) => parts)

test('three bikes with their price, performance and sizes', async () => {
  const { bikes } = await get('')
  expect(bikes.map((bike: { slug: string; price: number }) => [bike.slug, bike.price])).toEqual([
    ['nireeka-prime', 4490],
    ['nireeka-homie', 2990],
    ['nyx', 3790],
  ])
  expect(bikes[0].performance).toEqual({
    power: 750,
    max_speed: 45,
    practicality: 60,
    suspension: 100,
    range: 90,
    weight: 22400,
  })
  expect(bikes[2].sizes[0]).toMatchObject({ name: 'S', is_available: false, note: 'Not built this season' })
})

test('each bike has its rating, and the colours in which it is built and pictured', async () => {
  const image = '/pictures/bikes/nireeka-prime-graphite-front34.webp'
  await app.db.insertInto('bike_stills').values({ bike_id: 1, colour_id: 1, image }).execute()
  const [prime] = (await get('')).bikes
  expect(prime).toMatchObject({ rating: null, rating_count: 0 })
  expect(prime.colors).toEqual([{ id: 1, name: 'Graphite', swatch: expect.stringMatching(/^#/), image }])

  const colour = app.db.updateTable('colours').where('id', '=', 1)
  const product = app.db.updateTable('products').where('bike_id', '=', 1)
  await colour.set({ published: false }).execute()
  await product.set({ rating: 4.5, rating_count: 2 }).execute()
  const [rated] = (await get('')).bikes
  await colour.set({ published: true }).execute()
  await product.set({ rating: null, rating_count: 0 }).execute()
  expect(rated).toMatchObject({ rating: 4.5, rating_count: 2, colors: [] })
})

test('a bike is found by its id and by its slug', async () => {
  expect(await get('/3')).toEqual(await get('/nyx'))
  expect(await statusOf('/4')).toBe(404)
  expect(await statusOf('/penny-farthing')).toBe(404)
  expect(await statusOf('/Nyx')).toBe(422)
})

test('every single-choice slot has one default part, and it changes nothing', async () => {
  for (const { slug } of data.bikes) {
    for (const slot of (await get(`/${slug}`)).slots) {
      const defaults: Part[] = slot.parts.filter((part: Part) => part.is_default)
      expect(defaults).toHaveLength(slot.choice === 'single' ? 1 : 0)
      expect(defaults.flatMap((part) => Object.values(part.performance)).every((delta) => delta === 0)).toBe(
        true,
      )
    }
  }
})

const ruleIds = async (slug: string) => (await get(`/${slug}`)).rules.map((rule: { id: string }) => rule.id)

test('rules speak of parts and sizes that the bike is offered with', async () => {
  expect(await ruleIds('nireeka-prime')).toEqual(['R1', 'R4', 'R5', 'R6', 'R7'])
  expect(await ruleIds('nireeka-homie')).toEqual(['R2', 'R3', 'R7'])
  expect(await ruleIds('nyx')).toEqual(['R5', 'R6', 'R7'])
})

test.each([
  [1, 12, ['Standard', 'Pearlized', 'Custom']],
  [1, 14, ['Pearlized', 'Custom']],
  [2, 21, ['Standard']],
  [3, 33, ['Custom']],
  [3, 31, []],
])('bike %i in size %i comes in the colour types %j', async (bike, size, types) => {
  const { available } = await get(`/colors/available/${bike}/${size}`)
  expect(available.map((group: { type: string }) => group.type)).toEqual(types)
})

test.each(['nireeka-prime', 'nireeka-homie', 'nyx'])(
  '%s has its colours and dates by the product_id that the API gives, as by its own id',
  async (slug) => {
    const { bike } = await get(`/${slug}`)
    const size = bike.sizes.at(-1).id
    const byId = await get(`/colors/available/${bike.id}/${size}`)
    expect(byId.available.length).toBeGreaterThan(0)
    expect(await get(`/colors/available/${bike.product_id}/${size}`)).toEqual(byId)
    const colour = byId.available[0].colors[0].id
    const dates = await get(`/colors/get-date/${bike.id}/${size}/${colour}`)
    expect(dates).not.toBeNull()
    expect(await get(`/colors/get-date/${bike.product_id}/${size}/${colour}`)).toEqual(dates)
  },
)

test('the delivery is a range of days and of weeks', async () => {
  expect(await get('/colors/get-date/1/12/1')).toMatchObject({
    ready_on: '2026-12-17',
    weeks_from: 3,
    weeks_to: 5,
  })
})

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)

test.each([
  [80, 2, 4],
  [222, 3, 6],
  [13, 8, 14],
])('to country %i a bike is %i to %i days on its way', async (country, least, most) => {
  const dates = await get(`/colors/get-date/1/12/1?country_id=${country}`)
  expect(dates).toMatchObject({
    arrives_from: dayAfter('2026-12-17', least),
    arrives_to: dayAfter('2026-12-17', most),
  })
})

test('to a country that we don’t ship to there is no date', async () => {
  expect(await get('/colors/get-date/1/12/1?country_id=999')).toBeNull()
})

test('every part says what it is good for, and has a picture where there is something to see', async () => {
  const parts = (await Promise.all(data.bikes.map(({ slug }) => get(`/${slug}`)))).flatMap(partsOf)
  expect(parts.filter(({ summary }) => !/^[A-Z].{20,140}\.$/.test(summary))).toEqual([])
  expect(parts.filter(({ image }) => image !== null && !existsSync(pictureFile(image)))).toEqual([])
  const withoutPicture = parts
    .filter(({ image }) => image === null)
    .map(({ category_part_id }) => category_part_id)
  // Speed classes, service plans and a protective film are the categories that can't be shown in a picture.
  expect([...new Set(withoutPicture)].toSorted()).toEqual([12, 20, 22])
})

const expectBack = (day: string) =>
  app.db
    .updateTable('parts')
    .set({ restock_on: new Date(`${day}T12:00:00Z`) })
    .where('id', '=', 605)
    .execute()

test('a part that is sold out says when it is back, one that is scarce how many are left', async () => {
  await expectBack('2026-12-14')
  const parts = partsOf(await get('/nireeka-prime'))
  const noteOf = (id: number) => parts.find((part) => part.id === id)
  expect(noteOf(605)).toMatchObject({
    is_available: false,
    note: 'Expected back on December 14, 2026.',
  })
  expect(noteOf(802)).toMatchObject({ is_available: true, note: 'Only 4 left.' })
  expect(noteOf(303)).toMatchObject({ is_available: true, note: null })
})

test('a day that has passed promises nothing any more', async () => {
  await expectBack('2026-11-23')
  const part = partsOf(await get('/nireeka-prime')).find(({ id }) => id === 605)
  expect(part).toMatchObject({ is_available: false, note: null })
})

test('every slot says in which step it is chosen', async () => {
  const { slots } = await get('/nireeka-prime')
  const steps = slots.map(({ id, step }: { id: number; step: string }) => [id, step])
  expect(Object.fromEntries(steps)).toMatchObject({
    1: 'upgrades',
    4: 'components',
    12: 'upgrades',
    22: 'accessories',
  })
})

test.each(data.availability)('size $size_id comes in exactly its colours, in their order', async (row) => {
  const bikeId = data.sizes.find(({ id }) => id === row.size_id)?.bike_id
  const { available } = await get(`/colors/available/${bikeId}/${row.size_id}`)
  const types: string[] = available.map((group: { type: string }) => group.type)
  expect(types).toEqual(['Standard', 'Pearlized', 'Custom'].filter((type) => types.includes(type)))
  const ids = available.flatMap(({ colors }: { colors: Array<{ id: number }> }) => colors.map(({ id }) => id))
  expect(ids).toEqual(row.colour_ids)
  const dates = await Promise.all(
    row.colour_ids.map((id) => get(`/colors/get-date/${bikeId}/${row.size_id}/${id}`)),
  )
  expect(row.colour_ids.filter((_id, at) => dates[at] === null)).toEqual(row.undated_colour_ids)
})

test('nobody can say when a Prime in S and two colours will be there', async () => {
  expect(await get('/colors/get-date/1/11/9')).toBeNull()
})

test.each([
  ['/colors/available/1/21', 404],
  ['/colors/available/9/11', 404],
  ['/colors/available/9002/11', 404],
  ['/colors/get-date/9002/11/1', 404],
  ['/colors/get-date/1/21/1', 404],
  ['/colors/get-date/2/21/8', 404],
  ['/colors/available/1/x', 422],
  ['/colors/get-date/1/11/-1', 422],
  ['/colors/get-date/1/12/1?country_id=4', 422],
  ['/colors/get-date/1/12/1?country_id=x', 422],
  ['/colors/get-date/1/12/1?country=80', 422],
])('%s is refused with %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status)
})
