import { afterAll, beforeAll, expect, test } from 'vitest'

import { bikeShopper, PRIME, putBuild } from '../../../testing/bike-shopping.ts'
import { addOwnedBike } from '../../../testing/bikes.ts'
import { bikeBody, type BikeOffice, openBikeOffice } from '../testing.ts'

let office: BikeOffice
beforeAll(async () => {
  office = await openBikeOffice()
})
afterAll(() => office.app.close())

const [PRIME_M, NYX_M, NYX_L] = [12, 32, 33]

interface Samples {
  items: Array<{
    id: number
    title: string
    is_as_expected: boolean
    version: number
    actual: { price: number }
  }>
}

/** Saves a size as it is, with a change. */
async function editSize(bikeId: number, sizeId: number, change: object) {
  const { sizes, version } = await office.bike(bikeId)
  const size = sizes.find(({ id }) => id === sizeId)!
  return office.send(`bikes/${bikeId}/sizes/${sizeId}`, {
    rider_min_cm: size.rider_min_cm,
    rider_max_cm: size.rider_max_cm,
    note: size.note,
    colours: size.colours.map(({ id, is_dated }) => ({ colour_id: id, is_dated })),
    version,
    ...change,
  })
}

/** Returns the delivery dates of a Nyx in L to Germany. */
const dates = async (colour: number) =>
  (await office.app.call(`/api/configurator/colors/get-date/3/33/${colour}?country_id=80`)).json().data

test('bikes are listed with the sizes that are built', async () => {
  const { data } = (await office.get('bikes')).json()
  expect(data.items).toMatchObject([
    { title: 'Nireeka Prime', sizes: ['S', 'M', 'L', 'XL'], price: 4490, lead_days: 18 },
    { title: 'Nireeka Homie', sizes: ['S', 'M', 'L'] },
    { title: 'Nireeka Nyx', sizes: ['M', 'L'], is_published: true },
  ])
})

test('the five sample builds come to what they should', async () => {
  const { items } = await office.read<Samples>('sample-builds')
  expect(items.map(({ title, is_as_expected }) => [title, is_as_expected])).toEqual([
    ['Prime, all defaults', true],
    ['Prime commuter', true],
    ['Homie family', true],
    ['Nyx max', true],
    ['Prime dual, 25 km/h', true],
  ])
})

test('a bike’s texts are its product’s too, and its page shows them at once', async () => {
  const body = bikeBody(await office.bike(2))
  const answer = await office.send('bikes/2', {
    ...body,
    title: 'Nireeka Homie II',
    summary: 'Lower.',
  })
  expect(answer.json().data).toMatchObject({ title: 'Nireeka Homie II' })
  const page = (await office.app.call('/api/configurator/nireeka-homie')).json().data.bike
  expect(page).toMatchObject({ title: 'Nireeka Homie II', summary: 'Lower.' })
  const products = await office.app.db
    .selectFrom('products')
    .select(['title', 'description'])
    .where('bike_id', '=', 2)
    .orderBy('id')
    .execute()
  expect(products).toMatchObject([
    { title: 'Nireeka Homie II', description: 'Lower.' },
    { title: 'Upgrades for your Nireeka Homie II' },
  ])
  expect(await office.auditOf('bike', 2)).toMatchObject([
    { action: 'bike.edit', before: { title: 'Nireeka Homie' }, after: { title: 'Nireeka Homie II' } },
  ])
})

test('other lead days and figures change sample builds, which is confirmed first', async () => {
  const body = bikeBody(await office.bike(3))
  const change = { ...body, lead_days: 25 }
  const refused = await office.send('bikes/3', change)
  expect(refused.json()).toMatchObject({
    error: 'breaks_samples',
    message: 'This breaks a sample build: Nyx max (Lead time 59 days → 60 days).',
  })
  expect((await office.send('bikes/3', { ...change, accept_broken: true })).statusCode).toBe(200)
  const sample = (await office.read<Samples>('sample-builds')).items[3]!
  expect(sample).toMatchObject({
    is_as_expected: false,
    changes: ['Nireeka Nyx: Lead time 24 days → 25 days'],
  })
  const accepted = await office.send(`sample-builds/${sample.id}/expected`, {
    version: sample.version,
  })
  expect(accepted.json().data.items[3]).toMatchObject({
    is_as_expected: true,
    changes: [],
    expected: { lead_days: 60 },
  })
  expect(await office.auditOf('bike', 3)).toMatchObject([
    { action: 'bike.edit' },
    { action: 'bike.sample', before: { lead_days: 59 }, after: { sample: 'Nyx max', lead_days: 60 } },
  ])
})

test('a size loses a colour, and builds in it can’t be ordered any more', async () => {
  const member = await bikeShopper(office.app, { color_id: 2 })
  const { colours } = (await office.bike(1)).sizes.find(({ id }) => id === PRIME_M)!
  const left = colours.filter(({ id }) => id !== 2).map(({ id, is_dated }) => ({ colour_id: id, is_dated }))
  expect((await editSize(1, PRIME_M, { colours: left })).statusCode).toBe(200)
  const cart = (await office.app.call('/api/cart', { as: member.token })).json().data
  expect(JSON.stringify(cart)).toContain('Size M isn’t built in Chalk any more.')
  expect((await office.auditOf('bike', 1)).at(-1)).toMatchObject({
    action: 'bike.size',
    before: { size: 'M', colours: expect.any(Array) },
  })
})

test('a colour without a date is answered without one', async () => {
  const colours = [
    { colour_id: 8, is_dated: false },
    { colour_id: 10, is_dated: true },
  ]
  await editSize(3, NYX_L, { colours })
  expect([await dates(8), (await dates(10)).lead_days]).toEqual([null, 60])
})

test('a published bike keeps a size that comes in a colour', async () => {
  await editSize(3, NYX_M, { colours: [], accept_broken: true })
  const refused = await editSize(3, NYX_L, { colours: [], accept_broken: true })
  expect(refused.json()).toMatchObject({
    error: 'breaks_bikes',
    message: 'Nireeka Nyx has no size that comes in a colour.',
  })
})

test.each([
  [
    'the same colour twice',
    {
      colours: [
        { colour_id: 1, is_dated: true },
        { colour_id: 1, is_dated: false },
      ],
    },
    'colours',
  ],
  ['an unknown colour', { colours: [{ colour_id: 99, is_dated: true }] }, 'colours'],
  ['heights the wrong way round', { rider_min_cm: 190, rider_max_cm: 170 }, 'rider_max_cm'],
])('%s is refused', async (_what, change, field) => {
  const answer = await editSize(1, PRIME_M, change)
  expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([422, [field]])
})

test('a size of another bike isn’t found', async () => {
  const { version } = await office.bike(1)
  const body = { rider_min_cm: 160, rider_max_cm: 170, note: null, colours: [], version }
  expect((await office.send('bikes/1/sizes/21', body)).statusCode).toBe(404)
})

test('an unpublished bike can’t be bought, but who owns one still has it', async () => {
  const { app } = office
  const [shopper, owner] = [await bikeShopper(app), await app.member()]
  const id = await addOwnedBike(app, owner.id)
  const refused = await office.publish('bikes', 1, false)
  expect(refused.json().error).toBe('breaks_samples')
  expect((await office.publish('bikes', 1, false, { accept_broken: true })).statusCode).toBe(200)
  expect((await app.call('/api/configurator/nireeka-prime')).statusCode).toBe(404)
  const { bikes } = (await app.call('/api/configurator')).json().data
  expect(bikes.map(({ slug }: { slug: string }) => slug)).toEqual(['nireeka-homie', 'nyx'])
  expect((await putBuild(app, shopper, { mode: 'CNM', ...PRIME })).json().data).toEqual({
    bike_slug: ['We don’t build this bike.'],
  })
  const cart = (await app.call('/api/cart', { as: shopper.token })).json()
  expect(JSON.stringify(cart)).toContain('We don’t build this bike any more.')
  expect((await app.call(`/api/configurator/owned/${id}`, { as: owner.token })).statusCode).toBe(200)
  expect((await office.publish('bikes', 1, true)).statusCode).toBe(200)
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
])('with is_admin %s nobody reads or writes bikes: %i', async (flag, status) => {
  const as = flag === null ? '' : (await office.app.member(flag)).token
  const body = bikeBody(await office.bike(1))
  const answers = [
    await office.get('bikes', as),
    await office.get('bikes/1', as),
    await office.get('sample-builds', as),
    await office.send('bikes/1', body, { as }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status])
})
