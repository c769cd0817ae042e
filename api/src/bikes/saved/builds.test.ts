import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import data from '../../../seed/configurator.json' with { type: 'json' }
import { validateBuilds } from '../bike-build/validate-builds.ts'
import { openRider, PRIME, ralFor } from '../../testing/rider.ts'
import { setPartStock } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let time = Date.parse('2026-11-23T10:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await seedConfigurator(app.db)
})
afterAll(() => app.close())

const rider = () => openRider(app)

test('a build gets a name, and loses it again', async () => {
  const { saved, rename, list } = await rider()
  const { id } = await saved()
  const named = await rename(id, '  For the forest ')
  expect(named.json().data).toMatchObject({ id, name: 'For the forest' })
  expect(await list()).toMatchObject([{ id, name: 'For the forest' }])
  expect((await rename(id, null)).json().data.name).toBeNull()
})

test.each(['', '   ', 'x'.repeat(61), 7, undefined, 'a\0b'])('%j is no name', async (name) => {
  const { saved, rename, list } = await rider()
  const { id } = await saved()
  const response = await rename(id, name)
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().data)).toEqual(['name'])
  expect(await list()).toMatchObject([{ id, name: null }])
})

test('a copy is a build of its own, called a copy; a copy’s copy, too', async () => {
  const { saved, duplicate, rename, list } = await rider()
  const first = await saved({ part_ids: [105, 503] })
  time += 60_000
  const copy = (await duplicate(first.id)).json().data
  const { id: _first, name: _name, saved_at: _at, ...build } = first
  expect(copy).toMatchObject({ ...build, name: 'Copy of Nireeka Prime' })
  expect((await duplicate(copy.id)).json().data.name).toBe('Copy of Nireeka Prime')
  await rename(first.id, 'x'.repeat(60))
  expect((await duplicate(first.id)).json().data.name).toHaveLength(60)
  expect(await list()).toHaveLength(4)
})

test('a named build isn’t touched when the same one is saved again', async () => {
  const { saved, rename, list } = await rider()
  const first = await saved()
  await rename(first.id, 'Keep me')
  const second = await saved()
  expect(second.id).not.toBe(first.id)
  expect((await saved()).id).toBe(second.id)
  expect(await list()).toHaveLength(2)
})

test('a build that is saved with its name is one of its own: a deleted one comes back as it was', async () => {
  const { saved, rename, remove, list } = await rider()
  const bare = await saved({ part_ids: [105, 503] })
  const named = await saved({ part_ids: [105, 503], name: ' For the forest ' })
  expect(named).toMatchObject({ name: 'For the forest', part_ids: [105, 503] })
  await rename(bare.id, 'Mine')
  await remove(named.id)
  const { id: _id, ...again } = await saved({ part_ids: [105, 503], name: 'For the forest' })
  expect(named).toMatchObject(again)
  expect((await list()).map(({ name }) => name).toSorted()).toEqual(['For the forest', 'Mine'])
})

test.each(['', ' ', 'x'.repeat(61), 7])('%j is no name to save with', async (name) => {
  const { save, list } = await rider()
  const response = await save({ name })
  expect(Object.keys(response.json().data)).toEqual(['name'])
  expect(await list()).toEqual([])
})

test('deleting answers what is left', async () => {
  const { token } = await app.member()
  const post = (part_ids: number[]) =>
    app.call('/api/configurator/save', { method: 'POST', as: token, body: { ...PRIME, part_ids } })
  const gone = (await post([503])).json().data
  const kept = (await post([])).json().data
  const answer = await app.call(`/api/builds/${gone.id}`, { method: 'DELETE', as: token })
  expect(answer.json().data.items).toEqual([kept])
})

const setStock = (stock: number | null) => setPartStock(app, 503, stock)

/** Raises the price of the 4-piston brakes. */
const raise = (cents: number) =>
  app.db
    .updateTable('parts')
    .set(({ eb }) => ({ price_cents: eb('price_cents', '+', cents) }))
    .where('id', '=', 503)
    .execute()

test.each(data.sample_builds)('$title costs in the list what it costs in a cart', async (build) => {
  const { saved } = await rider()
  const slug = data.bikes.find(({ id }) => id === build.bike_id)!.slug
  const stored = {
    bike_id: build.bike_id,
    size_id: build.size_id,
    colour_id: build.colour_id,
    ral: ralFor(build.colour_id),
    part_ids: build.part_ids.toSorted((a, b) => a - b),
    order_bike_id: null,
  }
  const [validated] = await validateBuilds(app.db, [{ build: stored, count: 1 }], {
    userId: null,
    reserved: new Map(),
  })
  const kept = await saved({
    bike_slug: slug,
    size_id: build.size_id,
    color_id: build.colour_id,
    ral: ralFor(build.colour_id),
    part_ids: build.part_ids,
  })
  expect(kept).toMatchObject({ price: validated!.unit_cents / 100, notice: validated!.notice })
  expect(kept.parts.join(', ') || 'Standard parts').toBe(validated!.description)
})

describe('what has changed since', () => {
  test('a part that is gone is told, and the price is that of the rest', async () => {
    const { saved, list } = await rider()
    const { id, price } = await saved({ part_ids: [105, 503] })
    const [brakes] = data.parts.filter((part) => part.id === 503)
    await app.db.deleteFrom('bike_parts').where('part_id', '=', 105).where('bike_id', '=', 1).execute()
    const [kept] = await list()
    expect(kept).toMatchObject({ id, part_ids: [105, 503], price: 4490 + brakes!.price_cents / 100 })
    expect(kept!.price).toBeLessThan(price)
    expect(kept!.notice).toMatch(/^No longer offered: 1000 W mid-drive/)
    expect(kept!.parts).toEqual([brakes!.title])
    await app.db.insertInto('bike_parts').values({ bike_id: 1, part_id: 105, is_default: false }).execute()
  })

  test('a colour that its size doesn’t come in any more is told', async () => {
    const { saved, list } = await rider()
    expect((await saved({ size_id: 12, color_id: 5 })).notice).toBeNull()
    await app.db.deleteFrom('size_colours').where('size_id', '=', 12).where('colour_id', '=', 5).execute()
    expect((await list())[0]?.notice).toMatch(/^Size M isn’t built in Midnight Pearl any more\./)
    await app.db.insertInto('size_colours').values({ size_id: 12, colour_id: 5 }).execute()
  })

  test('in a build that is still open, too', async () => {
    const { saved, list } = await rider()
    await saved({ size_id: null, color_id: null, part_ids: [105, 503] })
    await app.db.deleteFrom('bike_parts').where('part_id', '=', 105).where('bike_id', '=', 1).execute()
    expect((await list())[0]?.notice).toMatch(/^Some of its parts are no longer offered,/)
    await app.db.insertInto('bike_parts').values({ bike_id: 1, part_id: 105, is_default: false }).execute()
  })

  test('a part that is sold out is told, and may be waited for', async () => {
    const { saved } = await rider()
    await setStock(0)
    expect((await saved({ part_ids: [503] })).notice).toMatch(/^Sold out at the moment: 4-piston/)
    await setStock(1)
    const { saved: save, duplicate, list } = await rider()
    const first = await save({ part_ids: [503] })
    await duplicate(first.id)
    expect((await list()).map(({ notice }) => notice)).toEqual([null, null])
    await setStock(null)
  })

  test('a new price is today’s price', async () => {
    const { saved, list } = await rider()
    const { price } = await saved({ part_ids: [503] })
    await raise(1000)
    expect((await list())[0]?.price).toBe(price + 10)
    await raise(-1000)
  })
})
