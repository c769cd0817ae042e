import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../seed/configurator.ts'
import data from '../../seed/configurator.json' with { type: 'json' }
import { openTestApp, type TestApp } from '../testing/test-app.ts'

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
  price: number
  is_default: boolean
  performance: Record<string, number>
}

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

test.each(data.sample_builds)('$title adds up', async (build) => {
  const { bike, slots } = await get(`/${build.bike_id}`)
  const { available } = await get(`/colors/available/${build.bike_id}/${build.size_id}`)
  const colours: Array<{ id: number; price: number }> = available.flatMap(
    (group: { colors: unknown[] }) => group.colors,
  )
  const offered: Part[] = slots.flatMap((slot: { parts: Part[] }) => slot.parts)
  const chosen = offered.filter((part) => build.part_ids.includes(part.id))
  const colour = colours.find(({ id }) => id === build.colour_id)
  expect(chosen).toHaveLength(build.part_ids.length)
  const total = chosen.reduce((sum, part) => sum + part.price, bike.price + (colour?.price ?? Number.NaN))
  expect(total * 100).toBe(build.total_cents)
  for (const [metric, expected] of Object.entries(build.performance)) {
    const raw = chosen.reduce((sum, part) => sum + (part.performance[metric] ?? 0), bike.performance[metric])
    expect([metric, metric === 'practicality' ? Math.min(100, raw) : raw]).toEqual([metric, expected])
  }
  const dates = await get(`/colors/get-date/${build.bike_id}/${build.size_id}/${build.colour_id}`)
  expect(dates.lead_days).toBe(build.lead_days)
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

test('the delivery is a range of days and of weeks', async () => {
  expect(await get('/colors/get-date/1/12/1')).toMatchObject({
    ready_on: '2026-12-17',
    weeks_from: 3,
    weeks_to: 5,
  })
})

test('nobody can say when a Prime in S and two colours will be there', async () => {
  expect(await get('/colors/get-date/1/11/9')).toBeNull()
})

test.each([
  ['/colors/available/1/21', 404],
  ['/colors/available/9/11', 404],
  ['/colors/get-date/1/21/1', 404],
  ['/colors/get-date/2/21/8', 404],
  ['/colors/available/1/x', 422],
  ['/colors/get-date/1/11/-1', 422],
])('%s is refused with %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status)
})
