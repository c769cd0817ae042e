import { afterAll, beforeAll, expect, test } from 'vitest'

import { BRAKES, setPartStock } from '../../../testing/bike-shopping.ts'
import { type BikeOffice, NO_DIFFERENCE, openBikeOffice, partBody } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const KICKSTAND = 2004

const NEW_PART = {
  title: 'Cork grips',
  summary: 'Warm hands.',
  slot_id: 8,
  category_id: 3,
  performance: NO_DIFFERENCE,
  image: '/pictures/parts/bar-flat.webp',
  bikes: [{ bike_id: 1, is_default: false }],
}

test('a new part is written once, unpublished and without a price, then priced and published', async () => {
  const { data } = (await office.send('parts', NEW_PART, { key: 'a-new-part' })).json()
  const again = (await office.send('parts', NEW_PART, { key: 'a-new-part' })).json()
  expect(again.data.id).toBe(data.id)
  expect(data).toMatchObject({
    id: expect.any(Number),
    price: 0,
    is_published: false,
    version: expect.any(Number),
  })
  const early = await office.publish('parts', data.id, true)
  expect(early.json().data).toEqual({
    is_published: ['Set its price first: nothing is given away by mistake.'],
  })
  const { version } = await office.part(data.id)
  await office.send(`parts/${data.id}/prices`, { version, price: 39 })
  expect((await office.publish('parts', data.id, true)).json().data).toMatchObject({
    price: 39,
    is_published: true,
  })
  const offered = (await office.app.call('/api/configurator/1')).json().data.slots
  expect(JSON.stringify(offered)).toContain('Cork grips')
  expect((await office.auditOf('part', data.id)).map(({ action }) => action)).toEqual([
    'part.create',
    'part.price',
    'part.publish',
  ])
})

test.each([
  ['a price on what is included', 403, { category_id: 1 }, 'category_id'],
  ['an upgrade that a bike comes with', KICKSTAND, { bikes: [{ bike_id: 1, is_default: true }] }, 'bikes'],
  ['a difference by a default part', 801, { performance: { ...NO_DIFFERENCE, weight: -100 } }, 'performance'],
  ['a default part that costs something', 803, { bikes: [{ bike_id: 1, is_default: true }] }, 'category_id'],
  ['a bike that there isn’t', KICKSTAND, { bikes: [{ bike_id: 9, is_default: false }] }, 'bikes'],
  ['a slot that there isn’t', KICKSTAND, { slot_id: 99 }, 'slot_id'],
  ['a picture from elsewhere', KICKSTAND, { image: 'https://example.com/a.webp' }, 'image'],
  ['half a watt', KICKSTAND, { performance: { ...NO_DIFFERENCE, power: 0.5 } }, 'performance.power'],
])('%s is refused at its field', async (_what, id, change, field) => {
  const answer = await office.editPart(id, change)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().data)).toEqual([field])
})

test('another default part takes the place of the former one, which counts as a change of both and of the bike', async () => {
  const [before, bike] = [await office.part(901), await office.bike(1)]
  const gel = partBody(await office.part(902))
  const bikes = gel.bikes.map((fit) => ({ ...fit, is_default: fit.bike_id === 1 }))
  const answer = await office.editPart(902, { category_id: 1, performance: NO_DIFFERENCE, bikes })
  expect(answer.statusCode).toBe(200)
  expect(
    (await office.bike(1)).parts.filter(({ slot, is_default }) => slot === 'Saddle' && is_default),
  ).toMatchObject([{ id: 902 }])
  expect((await office.part(901)).version).toBeGreaterThan(before.version)
  expect((await office.bike(1)).version).toBeGreaterThan(bike.version)
})

test('of two who edit the same part the second one is told, and nothing of theirs is written', async () => {
  const body = partBody(await office.part(BRAKES))
  const first = await office.send(`parts/${BRAKES}`, { ...body, summary: 'First.' })
  const second = await office.send(`parts/${BRAKES}`, { ...body, summary: 'Second.' })
  expect([first.statusCode, second.statusCode]).toEqual([200, 409])
  expect(second.json().error).toBe('stale_version')
  expect(await office.part(BRAKES)).toMatchObject({ summary: 'First.', version: body.version + 1 })
  expect(await office.auditOf('part', BRAKES)).toMatchObject([
    { action: 'part.edit', before: { summary: expect.any(String) }, after: { summary: 'First.' } },
  ])
})

test('an order takes pieces from the stock, and that is no change for those who edit the part', async () => {
  const { version } = await office.part(802)
  await setPartStock(office.app, 802, 3)
  expect((await office.part(802)).version).toBe(version)
})

test('only an upgrade gets a price, at once or from a day on', async () => {
  const refused = await office.send('parts/802/prices', {
    version: (await office.part(802)).version,
    price: 5,
  })
  expect(refused.json().data).toEqual({ price: ['Only upgrades (category 3) cost something.'] })
  const { version } = await office.part(703)
  const planned = await office.send('parts/703/prices', {
    version,
    price: 940,
    begins_on: '2099-01-01',
  })
  expect(planned.json().data).toMatchObject({ price: 990, prices: { planned: [{ price: 940 }] } })
  const { version: next, prices } = planned.json().data
  const cancelled = await office.send(`parts/703/prices/${prices.planned[0].id}/cancel`, { version: next })
  expect(cancelled.json().data.prices).toEqual({ history: [], planned: [] })
})

test('forms are told what they can choose from', async () => {
  const choices = await office.read<Record<string, unknown[]>>('part-choices')
  expect(choices).toMatchObject({ sizes: ['S', 'M', 'L', 'XL'] })
  expect(choices.pictures).toContain('/pictures/parts/motor-750.webp')
  expect(choices.slots).toHaveLength(15)
})
