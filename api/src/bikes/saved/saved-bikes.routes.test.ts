import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import data from '../../../seed/configurator.json' with { type: 'json' }
import { openRider, PRIME, ralFor } from '../../testing/rider.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { stillName } from '../configurator/still-name.ts'

let app: TestApp
let time = Date.parse('2026-11-23T10:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

const rider = () => openRider(app)

test.each(data.sample_builds)('$title is kept at the server’s price', async (build) => {
  const bike = data.bikes.find(({ id }) => id === build.bike_id)!
  const { saved, list } = await rider()
  const kept = await saved({
    bike_slug: bike.slug,
    size_id: build.size_id,
    color_id: build.colour_id,
    ral: ralFor(build.colour_id),
    part_ids: build.part_ids,
  })
  expect(kept.price * 100).toBeCloseTo(build.total_cents)
  const image = `/pictures/${stillName(bike.slug, build.colour_id)}.webp`
  expect(kept).toMatchObject({ bike_slug: bike.slug, title: bike.title, image })
  expect(kept.size?.id).toBe(build.size_id)
  expect(await list()).toEqual([kept])
})

test('size and colour may still be open', async () => {
  const { saved } = await rider()
  expect(await saved({ size_id: null, color_id: null })).toMatchObject({
    size: null,
    color: null,
    price: 4490,
    saved_at: '2026-11-23T10:00:00.000Z',
  })
})

test('the picture has the chosen colour', async () => {
  const { saved } = await rider()
  expect(await saved({ color_id: 3 })).toMatchObject({
    image: '/pictures/bikes/nireeka-prime-pine-front34.webp',
  })
})

test('the same build saved again is one row, seen as saved now, in whatever order its parts come', async () => {
  const { saved, list } = await rider()
  const first = await saved({ part_ids: [503, 105] })
  await saved({ size_id: null, color_id: null })
  time += 60_000
  const again = await saved({ part_ids: [105, 503, 105] })
  expect(again).toEqual({ ...first, saved_at: '2026-11-23T10:01:00.000Z' })
  expect((await list()).map(({ id }) => id)[0]).toBe(first.id)
  expect(await list()).toHaveLength(2)
})

test('the bike’s own parts are no part of a build', async () => {
  const own = data.parts.find(({ default_bike_ids }) => default_bike_ids.includes(1))!
  const { saved } = await rider()
  expect((await saved({ part_ids: [own.id, 503] })).part_ids).toEqual([503])
})

const onlyOf = (bikeId: number) =>
  data.parts.find(({ bike_ids }) => bike_ids.includes(bikeId) && !bike_ids.includes(1))!.id
const slots = new Map(data.slots.map(({ id, choice }) => [id, choice]))
const twoOfOneSlot = () => {
  const single = data.parts.filter(
    (part) => part.bike_ids.includes(1) && slots.get(part.slot_id) === 'single',
  )
  const first = single.find((one) =>
    single.some(({ id, slot_id }) => slot_id === one.slot_id && id !== one.id),
  )!
  return single
    .filter(({ slot_id }) => slot_id === first.slot_id)
    .slice(0, 2)
    .map(({ id }) => id)
}

test.each([
  ['a bike that we don’t build', { bike_slug: 'penny-farthing' }, 'bike_slug'],
  ['another bike’s size', { size_id: 21 }, 'size_id'],
  ['a size that isn’t built at present', { bike_slug: 'nyx', size_id: 31, color_id: null }, 'size_id'],
  ['a colour that this size doesn’t come in', { size_id: 14, color_id: 1 }, 'color_id'],
  ['a colour without a size', { size_id: null }, 'color_id'],
  ['another bike’s part', { part_ids: [onlyOf(2)] }, 'part_ids'],
  ['a part that doesn’t exist', { part_ids: [99_999] }, 'part_ids'],
  ['two parts in one place', { part_ids: twoOfOneSlot() }, 'part_ids'],
  ['a price of its own', { price: 1 }, 'price'],
  ['too many parts', { part_ids: Array.from({ length: 61 }, (_, index) => index + 1) }, 'part_ids'],
  ['no list of parts', { part_ids: '105' }, 'part_ids'],
])('%s is refused at its field', async (_what, input, field) => {
  const { save, list } = await rider()
  const response = await save(input)
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().data)).toEqual([field])
  expect(await list()).toEqual([])
})

/** The ids of parts that appear in the conditions of rules, so they can't be combined freely. */
const bound = new Set(data.rules.flatMap(({ when_parts }) => when_parts))

test('a member keeps at most 50, also when many come at once; the same one again still counts', async () => {
  const { save, list, remove } = await rider()
  const parts = data.parts.filter(
    ({ id, bike_ids, default_bike_ids }) =>
      bike_ids.includes(1) && !default_bike_ids.includes(1) && !bound.has(id),
  )
  const sizes = [null, 11, 12, 13]
  const inputs = sizes.flatMap((size_id) =>
    parts.map(({ id }) => ({ size_id, color_id: null, part_ids: [id] })),
  )
  expect(inputs.length).toBeGreaterThanOrEqual(60)
  const answers = [
    ...(await Promise.all(inputs.slice(0, 30).map(save))),
    ...(await Promise.all(inputs.slice(30, 60).map(save))),
  ]
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  const refused = answers.find(({ statusCode }) => statusCode !== 200)!
  expect(refused.json()).toMatchObject({
    status: 409,
    error: 'too_many_builds',
    message: 'You’ve saved 50 builds, the most we can keep. Delete one to save another.',
  })

  const kept = await list()
  expect(kept).toHaveLength(50)
  const known = kept.at(-1)!
  const again = { size_id: known.size?.id ?? null, color_id: null, part_ids: known.part_ids }
  expect((await save(again)).statusCode).toBe(200)
  expect(await remove(known.id)).toBe(200)
  expect((await save(inputs[59]!)).statusCode).toBe(200)
})

test('somebody else’s build is as if it didn’t exist (B14)', async () => {
  const [owner, other] = [await rider(), await rider()]
  const { id } = await owner.saved()
  expect(await other.list()).toEqual([])
  expect(await other.remove(id)).toBe(404)
  const renamed = await other.rename(id, 'Mine')
  expect(renamed.statusCode).toBe(404)
  expect(renamed.body).toBe((await other.rename(999_999, 'Mine')).body)
  expect((await other.duplicate(id)).statusCode).toBe(404)
  expect(await owner.list()).toMatchObject([{ id, name: null }])
  expect(await owner.remove(id)).toBe(200)
  expect(await owner.remove(id)).toBe(404)
})

test('a build that breaks a rule is not kept, and the reason is the rule’s', async () => {
  const { save, list } = await rider()
  const response = await save({ part_ids: [105] })
  expect(response.statusCode).toBe(422)
  expect(response.json().data.part_ids[0]).toContain('needs the 4-piston brakes')
  expect(await list()).toEqual([])
  expect((await save({ part_ids: [105, 503] })).statusCode).toBe(200)
})

test('a colour that the rider names is kept with its codes, and is another build with others', async () => {
  const { saved, list } = await rider()
  const own = data.colours.find(({ swatch, type }) => swatch === null && type === 'Custom')!
  const first = await saved({ color_id: own.id, ral: ralFor(own.id) })
  const other = await saved({ color_id: own.id, ral: ralFor(own.id).map(() => '6005') })
  expect(first.ral[0]).toBe('5024')
  expect(other.id).not.toBe(first.id)
  expect(await list()).toHaveLength(2)
})

test('guests keep nothing here', async () => {
  const saved = await app.call('/api/configurator/save', { method: 'POST', body: PRIME })
  const list = await app.call('/api/builds')
  expect([saved.statusCode, list.statusCode]).toEqual([401, 401])
})
