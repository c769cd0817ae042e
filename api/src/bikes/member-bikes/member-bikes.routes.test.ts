import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const GERMANY = 80
const US = 222
const SETTINGS = { assist_level: 2, speed_limit: 20, lights: 'on', auto_lock: false }

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let anna: Member
let ben: Member
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date('2026-11-23T10:00:00Z') })
  await seedConfigurator(app.db)
  anna = await app.member()
  ben = await app.member()
})
afterAll(() => app.close())

/** Inserts a bike of the member's, which is still being built unless the input says otherwise. */
async function addBike({ id: user_id }: Member, input: Record<string, unknown> = {}) {
  const { id } = await app.db
    .insertInto('order_bikes')
    .values({
      user_id,
      bike_id: 1,
      size_id: 12,
      colour_id: 1,
      country_id: US,
      serial_number: null,
      ordered_on: '2026-03-01',
      delivered_on: null,
      registered_on: null,
      speed_limit: 25,
      ...input,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const bikesOf = (token: string, as?: string, headers?: Record<string, string>) =>
  app.call('/api/user/getUserBikes', { method: 'POST', as, headers, body: { token } })
const save = (id: number, body: unknown, as?: string) =>
  app.call(`/api/user/bikes/${id}/settings`, { method: 'PUT', as, body })
const settingsOf = (id: number) =>
  app.db
    .selectFrom('order_bikes')
    .select(['assist_level', 'speed_limit', 'lights', 'auto_lock'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const check = (serial: string) => app.call(`/api/warranty?serial=${encodeURIComponent(serial)}`)
const guess = async (remoteAddress: string) =>
  (await app.app.inject({ url: '/api/warranty?serial=NKP-99-999999', remoteAddress })).statusCode

describe('POST /api/user/getUserBikes', () => {
  test('the token in the body decides whose bikes are listed, without any header', async () => {
    const id = await addBike(anna, { serial_number: 'NKP-24-000001', delivered_on: '2026-04-18' })
    await addBike(ben)
    const { data } = (await bikesOf(anna.token)).json()
    expect(data.bikes).toEqual([
      {
        order_bike_id: id,
        bike_slug: 'nireeka-prime',
        title: 'Nireeka Prime',
        image: '/pictures/bikes/nireeka-prime-graphite-front34.webp',
        size: 'M',
        color: 'Graphite',
        serial_number: 'NKP-24-000001',
        delivered_on: '2026-04-18',
        warranty: { until: '2028-04-18', is_covered: true },
        service_due_on: null,
        settings: { assist_level: 3, speed_limit: 25, lights: 'auto', auto_lock: true },
        most_speed: 45,
        parts: [],
        part_ids: [],
      },
    ])
  })

  test('the parts that were chosen for a bike are named, and count for how fast it may be set', async () => {
    const rider = await app.member()
    await addBike(rider, { part_ids: [303, 1203] })
    const [bike] = (await bikesOf(rider.token)).json().data.bikes
    expect(bike).toMatchObject({
      parts: ['6 A quick charger', '32 km/h class'],
      part_ids: [303, 1203],
      most_speed: 32,
    })
    const faster = await save(bike.order_bike_id, { ...SETTINGS, speed_limit: 33 }, rider.token)
    expect(faster.statusCode).toBe(422)
  })

  test('a bike that is being built has no serial number, no day of delivery and no warranty yet', async () => {
    const [bike] = (await bikesOf(ben.token, ben.token)).json().data.bikes
    expect(bike).toMatchObject({
      serial_number: null,
      delivered_on: null,
      warranty: null,
      service_due_on: null,
    })
  })

  test.each([
    ['my header and the token of somebody else', () => bikesOf(ben.token, anna.token)],
    ['a header that counts no more', () => bikesOf(anna.token, 'A'.repeat(43))],
    ['a header that is no bearer', () => bikesOf(anna.token, undefined, { authorization: 'Basic eA==' })],
    ['a token that nobody has', () => bikesOf('A'.repeat(43))],
    ['a token that nobody has, and my header', () => bikesOf('nonsense', anna.token)],
  ])('%s: 401 and nobody’s bikes', async (_what, call) => {
    const response = await call()
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ success: false, error: 'unauthenticated', status: 401 })
    expect(response.body).not.toContain('nireeka-prime')
  })
})

describe('PUT /api/user/bikes/{id}/settings', () => {
  test('the settings of an own bike are kept', async () => {
    const id = await addBike(anna)
    const response = await save(id, SETTINGS, anna.token)
    expect(response.json()).toMatchObject({ data: { order_bike_id: id, settings: SETTINGS } })
    expect(await settingsOf(id)).toEqual(SETTINGS)
  })

  test.each([
    ['the country of delivery', { country_id: GERMANY }, 25, 'it was delivered to Germany'],
    ['the bike itself', { bike_id: 2, size_id: 21 }, 32, 'no faster than 32 km/h'],
    ['what any bike may do', {}, 45, ''],
  ])('the speed limit is capped by %s', async (_what, input, most, reason) => {
    const id = await addBike(anna, input)
    expect((await save(id, { ...SETTINGS, speed_limit: most }, anna.token)).statusCode).toBe(200)
    const refused = await save(id, { ...SETTINGS, speed_limit: most + 1 }, anna.token)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().data.speed_limit[0]).toContain(reason)
    expect((await settingsOf(id)).speed_limit).toBe(most)
  })

  test('the bike of somebody else is answered like one that doesn’t exist, and stays as it is', async () => {
    const id = await addBike(anna)
    const foreign = await save(id, SETTINGS, ben.token)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe((await save(999_999, SETTINGS, ben.token)).body)
    expect((await settingsOf(id)).assist_level).toBe(3)
  })

  test.each([
    { assist_level: 6 },
    { assist_level: -1 },
    { speed_limit: 5 },
    { lights: 'disco' },
    { auto_lock: 1 },
  ])('%j is refused', async (change) => {
    const id = await addBike(anna)
    const response = await save(id, { ...SETTINGS, ...change }, anna.token)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toEqual(Object.keys(change))
  })
})

describe('GET /api/warranty', () => {
  test('what is covered and until when; small letters and blanks are forgiven', async () => {
    const days = { delivered_on: '2026-04-18', registered_on: '2026-04-18' }
    await addBike(anna, { serial_number: 'NKP-24-004217', ...days })
    const { data } = (await check(' nkp-24 -004217')).json()
    expect(data).toMatchObject({
      serial_number: 'NKP-24-004217',
      bike: 'Nireeka Prime',
      bike_slug: 'nireeka-prime',
      delivered_on: '2026-04-18',
    })
    expect(data.covers).toMatchObject([
      { part: 'Frame', is_covered: true, until: null },
      { part: 'Motor', is_covered: true, until: '2028-04-18' },
      { part: 'Battery' },
      { part: 'All other parts' },
    ])
  })

  test('nothing of the owner is told', async () => {
    const { body } = await check('NKP-24-004217')
    expect(body).not.toContain(anna.email)
    expect(body).not.toMatch(/user|order_bike|name"|Rita|registered_on/)
  })

  test('a number that we never gave, or not yet, is not found', async () => {
    await addBike(ben, { serial_number: 'NKP-26-000777' })
    expect((await check('NKP-99-999999')).statusCode).toBe(404)
    expect((await check('NKP-26-000777')).statusCode).toBe(404)
  })

  test('what is no serial number is refused with what one looks like', async () => {
    const response = await check('12345')
    expect(response.statusCode).toBe(422)
    expect(response.json().data.serial).toEqual(['A serial number looks like this: NKP-24-004217.'])
  })

  test('nobody walks through the numbers', async () => {
    const statuses: number[] = []
    for (let attempts = 0; attempts < 31; attempts++) statuses.push(await guess('203.0.113.7'))
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
    expect(statuses[30]).toBe(429)
  })
})
