import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { openWorkshop, type Workshop } from './testing.ts'

let shop: Workshop
beforeAll(async () => {
  shop = await openWorkshop()
})
afterAll(() => shop.app.close())

const WAY = ['in_production', 'quality_check', 'built'] as const

test('a bike goes its way, and its order with it; the customer is told once and sees it', async () => {
  const { orderId, member, bikes } = await shop.bought()
  const [bike = 0] = bikes
  const statuses = []
  for (const to of WAY) {
    expect((await shop.move(bike, to)).statusCode).toBe(200)
    statuses.push(await shop.statusOf(orderId))
  }
  expect(statuses).toEqual(['in_production', 'quality_check', 'ready_to_ship'])
  const order = await shop.app.call(`/api/orders/${orderId}`, { as: member.token })
  expect(order.json().data.status).toBe('ready_to_ship')
  const templates = (await emailsTo(shop.app.db, member.email)).map(({ template }) => template)
  expect(templates.filter((template) => template === 'order_in_production')).toHaveLength(1)
  expect(await shop.auditOf(orderId)).toMatchObject([
    { action: 'workshop.move', before: { bike, stage: 'to_build', status: 'paid' } },
    { action: 'workshop.move', after: { bike, stage: 'quality_check', status: 'quality_check' } },
    { action: 'workshop.move', after: { bike, stage: 'built', status: 'ready_to_ship' } },
  ])
})

test('an order with two bikes waits for the second, and one that is built may go back until then', async () => {
  const { orderId, bikes } = await shop.bought({ count: 2 })
  const [one = 0, two = 0] = bikes
  for (const to of WAY) await shop.move(one, to, to === 'built' ? { serial_number: 'NKP-26-004711' } : {})
  const [line] = (await shop.read(orderId)).lines
  expect(line?.bikes).toEqual([
    { id: one, stage: 'built', serial_number: 'NKP-26-004711' },
    { id: two, stage: 'to_build', serial_number: null },
  ])
  expect(await shop.statusOf(orderId)).toBe('in_production')
  expect(await shop.cardOf(one)).toMatchObject({
    stage: 'built',
    next_stages: ['quality_check'],
    order: { bikes: 2, built: 1 },
  })
  expect((await shop.move(one, 'quality_check')).statusCode).toBe(200)
  await shop.move(two, 'in_production')
  await shop.move(two, 'quality_check')
  expect(await shop.statusOf(orderId)).toBe('quality_check')
  await shop.move(one, 'built')
  expect(await shop.statusOf(orderId)).toBe('quality_check')
  expect((await shop.move(two, 'built')).json().message).toMatch(/^Order NK-\d+ is ready to ship\.$/)
  expect(await shop.statusOf(orderId)).toBe('ready_to_ship')
})

test('a bike that fails its check is built again, and its order says so', async () => {
  const { orderId, bikes } = await shop.bought()
  const [bike = 0] = bikes
  for (const to of ['in_production', 'quality_check', 'in_production'] as const) await shop.move(bike, to)
  expect(await shop.statusOf(orderId)).toBe('in_production')
})

test('what the order’s page moves takes the bikes along', async () => {
  const { orderId, bikes } = await shop.bought({ count: 2 })
  const stages = () => Promise.all(bikes.map(async (id) => (await shop.cardOf(id)).stage))
  await shop.change(orderId, 'moves', { to: 'in_production' })
  expect(await stages()).toEqual(['in_production', 'in_production'])
  await shop.change(orderId, 'moves', { to: 'quality_check' })
  await shop.move(bikes[0] ?? 0, 'built')
  await shop.change(orderId, 'moves', { to: 'in_production' })
  expect(await stages()).toEqual(['built', 'in_production'])
  await shop.change(orderId, 'moves', { to: 'quality_check' })
  await shop.change(orderId, 'moves', { to: 'ready_to_ship' })
  expect(await stages()).toEqual(['built', 'built'])
})

/** Returns the refusal of a move that has left the bike as it was. */
async function refusalOf(id: number, moving: ReturnType<Workshop['move']>) {
  const before = await shop.cardOf(id)
  const refusal = (await moving).json()
  expect(await shop.cardOf(id)).toEqual(before)
  return refusal
}

/** A bike that is being checked. */
async function checked() {
  const { member, bikes } = await shop.bought()
  const [bike = 0] = bikes
  for (const to of ['in_production', 'quality_check'] as const) await shop.move(bike, to)
  return { member, bike }
}

describe('refused, and nothing changes', () => {
  test('a stage that doesn’t follow', async () => {
    const [bike = 0] = (await shop.bought()).bikes
    expect(await refusalOf(bike, shop.move(bike, 'built'))).toMatchObject({
      status: 409,
      error: 'cannot_move',
    })
  })

  test('a bike whose order has left the workshop', async () => {
    const [bike = 0] = (await shop.bought()).bikes
    for (const to of WAY) await shop.move(bike, to)
    const refusal = await refusalOf(bike, shop.move(bike, 'quality_check'))
    expect(refusal).toMatchObject({ status: 409, error: 'cannot_move' })
    expect(refusal.message).toContain('has left the workshop')
  })

  test('a bike that somebody else has moved', async () => {
    const [bike = 0] = (await shop.bought()).bikes
    const { version } = await shop.cardOf(bike)
    await shop.move(bike, 'in_production')
    const stale = shop.move(bike, 'quality_check', { version })
    expect(await refusalOf(bike, stale)).toMatchObject({ status: 409, error: 'stale_version' })
  })

  test('of two moves at once, the second', async () => {
    const { orderId, bikes } = await shop.bought()
    const [bike = 0] = bikes
    const answers = await Promise.all([shop.move(bike, 'in_production'), shop.move(bike, 'in_production')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await shop.auditOf(orderId)).toHaveLength(1)
  })

  test('a bike that there isn’t', async () => {
    const body = { to: 'in_production', version: 1 }
    const path = '/api/backoffice/workshop/bikes/999999/moves'
    expect((await shop.app.call(path, { method: 'POST', as: shop.admin.token, body })).statusCode).toBe(404)
  })
})

describe('a serial number', () => {
  test('is on the bike that its rider registers', async () => {
    const { member, bike } = await checked()
    const serial_number = 'nkp-26-000123'
    expect((await shop.move(bike, 'built', { serial_number })).json().data.serial_number).toBe(
      'NKP-26-000123',
    )
    const call = { method: 'POST', body: { token: member.token } } as const
    const { data } = (await shop.app.call('/api/user/getUserBikes', call)).json()
    expect(data.bikes).toMatchObject([{ order_bike_id: bike, serial_number: 'NKP-26-000123' }])
  })

  test('of another bike or model is refused', async () => {
    const [one, two] = [await checked(), await checked()]
    await shop.move(one.bike, 'built', { serial_number: 'NKP-26-000124' })
    const taken = await shop.move(two.bike, 'built', { serial_number: 'NKP-26-000124' })
    expect(taken.json()).toMatchObject({ status: 409, error: 'serial_taken' })
    for (const serial_number of ['NKH-26-000125', 'NKP-26-500001', 'X']) {
      expect((await shop.move(two.bike, 'built', { serial_number })).statusCode).toBe(422)
    }
    expect(await shop.cardOf(two.bike)).toMatchObject({ stage: 'quality_check', serial_number: null })
  })

  test('given to two bikes at once is one’s', async () => {
    const [one, two] = [await checked(), await checked()]
    const answers = await Promise.all(
      [one, two].map(({ bike }) => shop.move(bike, 'built', { serial_number: 'NKP-26-000126' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

test('bikes of a cancelled order leave the board', async () => {
  const { orderId, bikes } = await shop.bought()
  await shop.change(orderId, 'cancel', { reason: 'Changed her mind.' })
  expect((await shop.get(`bikes/${bikes[0]}`)).statusCode).toBe(404)
  const rows = await shop.app.db
    .selectFrom('bike_builds')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  expect(rows).toEqual([])
})
