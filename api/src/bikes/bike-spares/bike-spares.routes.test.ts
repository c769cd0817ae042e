import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedSpares } from '../../../seed/spares.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const SERIAL = 'NKP-24-004217'
let app: TestApp
let owner: Awaited<ReturnType<TestApp['member']>>
let other: Awaited<ReturnType<TestApp['member']>>
let bikeId: number

beforeAll(async () => {
  app = await openTestApp()
  await seedConfigurator(app.db)
  await seedSpares(app.db)
  owner = await app.member()
  other = await app.member()
  // A Prime in size M of 2024 with carbon rims, and otherwise its standard parts.
  const { id } = await app.db
    .insertInto('order_bikes')
    .values({
      user_id: owner.id,
      bike_id: 1,
      size_id: 12,
      colour_id: 1,
      country_id: 222,
      serial_number: SERIAL,
      ordered_on: '2024-02-01',
      delivered_on: '2024-03-01',
      registered_on: null,
      speed_limit: 25,
      part_ids: [703],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  bikeId = id
})
afterAll(() => app.close())

interface Hit {
  title: string
  number: string
  fits: string[]
  year_from: number
  year_to: number | null
}
const ask = (query: string, as?: string) => app.call(`/api/spares/for-bike?${query}`, as ? { as } : {})
const titles = async (query: string): Promise<string[]> =>
  (await ask(`serial=${SERIAL}&${query}`)).json().data.items.map(({ title }: Hit) => title)

test('a serial number finds what fits the bike in its year, and says what the bike is', async () => {
  const { data } = (await ask(`serial=${SERIAL}`)).json()
  expect(data.bike).toMatchObject({
    title: 'Nireeka Prime',
    size: 'M',
    year: 2024,
    parts: ['Carbon rims'],
    serial_number: SERIAL,
  })
  expect(data.total).toBeGreaterThan(100)
  for (const { fits, year_from, year_to } of data.items as Hit[]) {
    expect(fits.some((bike) => bike === 'Nireeka Prime' || bike === 'All Nireeka bikes')).toBe(true)
    expect(year_from).toBeLessThanOrEqual(2024)
    expect(year_to ?? 2024).toBeGreaterThanOrEqual(2024)
  }
})

test('of parts that come in kinds, only those on this bike are listed', async () => {
  const wheels = await titles('q=wheel&family=WHL')
  expect(wheels).toContain('Carbon wheel set, Prime')
  expect(wheels).not.toContain('Front wheel 27.5 in, alloy, Prime')
  const forks = await titles('q=fork&family=FRM')
  expect(forks).toContain('Air fork, 100 mm, Prime')
  expect(forks).not.toContain('Air fork, 130 mm, Prime')
})

test('of parts that come in sizes, only those of its size are listed', async () => {
  const frames = await titles('q=carbon%20frame')
  expect(frames).toContain('Carbon frame, Prime, size M')
  expect(frames).not.toContain('Carbon frame, Prime, size L')
})

test('nothing of owner, order, colour or country is told', async () => {
  const { bike } = (await ask(`serial=${SERIAL}`)).json().data
  expect(Object.keys(bike).toSorted()).toEqual(
    ['image', 'parts', 'serial_number', 'size', 'slug', 'title', 'year'].toSorted(),
  )
})

test('a serial number may be typed with small letters and blanks', async () => {
  expect((await ask('serial=nkp-24-%20004217')).statusCode).toBe(200)
})

test('a serial number that no delivered bike has is not found, and a mistyped one is explained', async () => {
  const unknown = await ask('serial=NKP-24-999999')
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    expect.stringContaining('serial number'),
  ])
  const mistyped = await ask('serial=4217')
  expect([mistyped.statusCode, mistyped.json().data.serial]).toEqual([
    422,
    ['A serial number looks like this: NKP-24-004217.'],
  ])
})

test('a member finds the parts of an own bike, and others and guests do not', async () => {
  const query = `order_bike_id=${bikeId}`
  const mine = await ask(query, owner.token)
  expect([mine.statusCode, mine.json().data.bike.title]).toEqual([200, 'Nireeka Prime'])
  expect((await ask(query, other.token)).statusCode).toBe(404)
  expect((await ask(query)).statusCode).toBe(401)
})

test('a list is of one bike: named by its serial number or by its owner', async () => {
  expect((await ask('')).statusCode).toBe(422)
  expect((await ask(`serial=${SERIAL}&order_bike_id=${bikeId}`, owner.token)).statusCode).toBe(422)
})

test('a member’s bikes are listed with their serial numbers, and nobody else’s', async () => {
  const list = async (as: string) => (await app.call('/api/spares/my-bikes', { as })).json().data.bikes
  expect(await list(owner.token)).toMatchObject([
    { order_bike_id: bikeId, serial_number: SERIAL, order_id: null },
  ])
  expect(await list(other.token)).toEqual([])
  expect((await app.call('/api/spares/my-bikes')).statusCode).toBe(401)
})

const fitOf = (number: string, as?: string) =>
  app.db
    .selectFrom('products')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
    .then(({ id }) => app.call(`/api/spares/${id}/my-bikes`, as ? { as } : {}))

test('a member is told whether a part fits their bikes as they are built', async () => {
  const fits = async (number: string) => (await fitOf(number, owner.token)).json().data.bikes
  const prime = { order_bike_id: bikeId, title: 'Nireeka Prime', size: 'M' }
  expect(await fits('NK-P-BRK-101')).toEqual([{ ...prime, fits: true }])
  // The Prime has the standard brakes, and pads for 4 pistons fit it only with an upgrade.
  expect(await fits('NK-A-BRK-103')).toEqual([{ ...prime, fits: false }])
  const without = await fitOf('NK-P-BRK-101', other.token)
  expect(without.json().data.bikes).toEqual([])
  expect((await fitOf('NK-P-BRK-101')).statusCode).toBe(401)
  expect((await app.call('/api/spares/999999/my-bikes', { as: owner.token })).statusCode).toBe(404)
})

test('a part that is for no bike in particular isn’t said to fit or not', async () => {
  await app.db.updateTable('products').set({ fits_bikes: [] }).where('number', '=', 'NK-P-BRK-102').execute()
  expect((await fitOf('NK-P-BRK-102', owner.token)).json().data.bikes).toEqual([])
})

const imageOf = async (query: string, as?: string) => (await ask(query, as)).json().data.bike.image

test('the picture is in the colour of the order for its owner, and the model’s for whoever reads the serial number', async () => {
  const pine = '/pictures/bikes/nireeka-prime-pine-front34.webp'
  const rider = await app.member()
  const serial = 'NKP-24-004218'
  const { id } = await app.db
    .insertInto('order_bikes')
    .values({
      user_id: rider.id,
      bike_id: 1,
      size_id: 12,
      colour_id: 3,
      country_id: 222,
      serial_number: serial,
      ordered_on: '2024-02-01',
      delivered_on: '2024-03-01',
      registered_on: null,
      speed_limit: 25,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { bikes } = (await app.call('/api/spares/my-bikes', { as: rider.token })).json().data
  const own = await imageOf(`order_bike_id=${id}`, rider.token)
  expect([bikes[0].image, own]).toEqual([pine, pine])
  expect(await imageOf(`serial=${serial}`)).toBe(await imageOf(`serial=${SERIAL}`))
})

const exploded = (query: string, as?: string) =>
  app.call(`/api/spares/exploded/for-bike?${query}`, as ? { as } : {})

test('the exploded view of one bike has what is on it, and tells its colour to its owner alone', async () => {
  const { bike, spares } = (await exploded(`order_bike_id=${bikeId}`, owner.token)).json().data
  expect(bike).toMatchObject({ slug: 'nireeka-prime', built: { size: 'M', year: 2024, colour: { id: 1 } } })
  expect(bike.built.part_ids).toContain(703)
  const names = spares.map(({ title }: Hit) => title)
  expect(names).toContain('Carbon wheel set, Prime')
  expect(names).not.toContain('Rear rack, 25 kg, Prime')
  const bySerial = (await exploded(`serial=${SERIAL}`)).json().data
  expect([bySerial.bike.built.colour, bySerial.spares.length]).toEqual([null, spares.length])
  expect((await exploded(`order_bike_id=${bikeId}`, other.token)).statusCode).toBe(404)
  expect((await exploded(`order_bike_id=${bikeId}`)).statusCode).toBe(401)
  expect((await exploded('')).statusCode).toBe(422)
})

test('who tries many serial numbers is told to wait', async () => {
  const tried = await Promise.all(
    Array.from({ length: 40 }, (_, index) => ask(`serial=NKP-24-${String(100_000 + index)}`)),
  )
  expect(tried.some(({ statusCode }) => statusCode === 429)).toBe(true)
})
