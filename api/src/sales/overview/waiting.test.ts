import { LOW_STOCK, type WaitingData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openReturnOffice, type ReturnOffice } from '../returns/testing.ts'
import { openWorkshop } from '../workshop/testing.ts'

const DAY_MS = 24 * 3_600_000
const NOW = new Date('2026-11-20T12:00:00Z')

let office: ReturnOffice
beforeAll(async () => {
  office = await openReturnOffice(() => NOW)
})
afterAll(() => office.app.close())

const waiting = async (as = office.admin.token): Promise<WaitingData> =>
  (await office.app.call('/api/backoffice/waiting', { as })).json().data

test.each([
  [null, 401],
  [0, 403],
  [1, 200],
  [8, 403],
  [9, 200],
])('with is_admin %s it answers %i', async (flag, status) => {
  const as = flag === null ? undefined : (await office.app.member(flag)).token
  expect((await office.app.call('/api/backoffice/waiting', as ? { as } : {})).statusCode).toBe(status)
})

test('paid orders, packed ones and held payments are counted apart', async () => {
  const before = await waiting()
  const [held] = await Promise.all([office.paid(), office.paid(), office.ready()])
  await office.app.db
    .updateTable('orders')
    .set({ held_reason: 'The sum differs.' })
    .where('id', '=', held.id)
    .execute()
  const { orders } = await waiting()
  expect(orders).toEqual({
    held: (before.orders?.held ?? 0) + 1,
    paid: (before.orders?.paid ?? 0) + 1,
    ready_to_ship: (before.orders?.ready_to_ship ?? 0) + 1,
  })
})

test('returns wait to be answered, and once they have arrived to be inspected', async () => {
  expect((await waiting()).returns).toEqual({ requested: 0, received: 0 })
  await office.requested()
  await office.received()
  await office.approved()
  expect((await waiting()).returns).toEqual({ requested: 1, received: 1 })
})

test('what is low counts, whether some is left or none', async () => {
  const before = (await waiting()).low_stock ?? 0
  await addProduct(office.app.db, { id: 21, stock: 0 })
  await addProduct(office.app.db, { id: 22, stock: LOW_STOCK })
  await addProduct(office.app.db, { id: 23, stock: LOW_STOCK + 1 })
  await addProduct(office.app.db, { id: 24, stock: null })
  expect((await waiting()).low_stock).toBe(before + 2)
})

test('a bike waits from its promised day, or the six days before it, until it is built', async () => {
  const { app, admin, bought } = await openWorkshop(() => NOW)
  onTestFinished(() => app.close())
  const promise = async (days: number, change: object = {}) => {
    const [id = 0] = (await bought()).bikes
    const promised_on = new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    await app.db
      .updateTable('bike_builds')
      .set({ promised_on, ...change })
      .where('order_bike_id', '=', id)
      .execute()
  }
  await promise(-1)
  await promise(0)
  await promise(6)
  await promise(7)
  await promise(-1, { stage: 'built' })
  const { data } = (await app.call('/api/backoffice/waiting', { as: admin.token })).json()
  expect(data.bikes).toEqual({ late: 1, this_week: 2 })
})

test('agents read how many reviews and posts wait, and nothing else', async () => {
  const agent = await office.app.member(1)
  expect(await waiting(agent.token)).toEqual({
    orders: null,
    bikes: null,
    returns: null,
    low_stock: null,
    reviews: 0,
    forum: { reports: 0, held: 0 },
    tickets: 0,
  })
})
