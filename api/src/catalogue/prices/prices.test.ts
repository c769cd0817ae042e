import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createBikePrices } from '../../bikes/prices/bike-prices.ts'
import { addProduct } from '../../testing/add-rows.ts'
import { seedBikes } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { productPrices } from '../products/price-product.ts'
import { createPrices } from './create-prices.ts'
import { readPrices } from './read-prices.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

let app: TestApp
let time = NOON
let id = 100
const now = () => time
const by = { id: 0, email: 'ann@nireeka.example', is_admin: 9 }
beforeAll(async () => {
  app = await openTestApp({ now })
  by.id = (await app.member(9)).id
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  time = NOON
  id = await addProduct(app.db, { id: id + 1 })
})

const prices = () => createPrices({ db: app.db, now, tables: { product: productPrices } })
const inTransaction = <T>(run: (trx: TestApp['db']) => Promise<T>) => app.db.transaction().execute(run)
const plan = (cents: number, beginsOn: string | null) =>
  inTransaction((trx) =>
    prices().planPrice(trx, { subject: { kind: 'product', id }, cents, beginsOn, by, at: now() }),
  )
const cancel = (planned: number) =>
  inTransaction((trx) =>
    prices().cancelPlannedPrice(trx, { subject: { kind: 'product', id }, id: planned, at: now() }),
  )
const read = () => readPrices(app.db, { kind: 'product', id })
const priceNow = async () =>
  (await app.db.selectFrom('products').select('price_cents').where('id', '=', id).executeTakeFirstOrThrow())
    .price_cents
const shownPrice = async () => (await app.call(`/api/accessories/${id}`)).json().data.price

test('a price that begins at once is what the shop shows, and stands in the history', async () => {
  expect(await plan(990, null)).toBe(1200)
  expect(await shownPrice()).toBe(9.9)
  expect(await read()).toMatchObject({
    history: [{ old_price: 12, price: 9.9, begins_at: NOON.toISOString(), who: 'Rita Rider' }],
    planned: [],
  })
})

test('a planned price begins at midnight UTC of its day, once, whoever runs the job', async () => {
  await plan(990, '2026-11-22')
  time = new Date('2026-11-21T23:59:59Z')
  await app.applyProductPrices()
  expect(await priceNow()).toBe(1200)
  expect((await read()).planned).toMatchObject([{ price: 9.9, begins_at: '2026-11-22T00:00:00.000Z' }])
  time = new Date('2026-11-22T00:00:00Z')
  await Promise.all(Array.from({ length: 6 }, () => app.applyProductPrices()))
  expect(await shownPrice()).toBe(9.9)
  expect(await read()).toMatchObject({ history: [{ old_price: 12, price: 9.9 }], planned: [] })
})

test('prices that are due together are applied in the order of their days', async () => {
  await plan(800, '2026-11-23')
  await plan(900, '2026-11-22')
  time = new Date('2026-11-24T08:00:00Z')
  await app.applyProductPrices()
  expect(await priceNow()).toBe(800)
  expect((await read()).history).toMatchObject([
    { old_price: 9, price: 8 },
    { old_price: 12, price: 9 },
  ])
})

test('a change after midnight counts, also when the job of midnight comes later', async () => {
  await plan(900, '2026-11-22')
  time = new Date('2026-11-22T00:00:20Z')
  expect(await plan(1000, null)).toBe(900)
  await app.applyProductPrices()
  expect(await priceNow()).toBe(1000)
})

test.each([
  ['2026-11-20', 990, 422],
  ['2026-11-19', 990, 422],
  [null, 1200, 422],
])('a price from %s of %i cents is refused', async (day, cents, statusCode) => {
  await expect(plan(cents, day)).rejects.toMatchObject({ statusCode })
  expect(await read()).toEqual({ history: [], planned: [] })
})

const reason = (price: string) => ({ statusCode: 422, fields: { price: [price] } })

test('a price that changes nothing on its day is refused with the reason; the end of a sale isn’t', async () => {
  await expect(plan(1200, '2026-11-22')).rejects.toMatchObject(
    reason('This is the price already, so nothing would change on that day.'),
  )
  await plan(990, '2026-11-24')
  await expect(plan(990, '2026-11-26')).rejects.toMatchObject(
    reason('The price planned before that day is the same, so nothing would change.'),
  )
  await plan(1200, '2026-11-27')
  expect((await read()).planned).toMatchObject([{ price: 9.9 }, { price: 12 }])
})

test('a day has one planned price, and another once that is cancelled', async () => {
  await plan(990, '2026-11-22')
  await expect(plan(980, '2026-11-22')).rejects.toMatchObject({ statusCode: 409, errorCode: 'price_planned' })
  const [first] = (await read()).planned
  expect(await cancel(first!.id)).toEqual({ cents: 990, begins_at: new Date('2026-11-22T00:00:00Z') })
  await plan(980, '2026-11-22')
  expect((await read()).planned).toMatchObject([{ price: 9.8 }])
  await expect(cancel(first!.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('of two who plan for the same day at once one does', async () => {
  const ends = await Promise.allSettled([plan(990, '2026-11-22'), plan(980, '2026-11-22')])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a price that has begun can’t be cancelled', async () => {
  await plan(990, '2026-11-22')
  const [planned] = (await read()).planned
  time = new Date('2026-11-22T00:00:05Z')
  await expect(cancel(planned!.id)).rejects.toMatchObject({ statusCode: 404 })
  await app.applyProductPrices()
  expect(await priceNow()).toBe(990)
})

test('there is no price of a product that there isn’t, and what was planned for it ends', async () => {
  await plan(990, '2026-11-22')
  await app.db.deleteFrom('products').where('id', '=', id).execute()
  time = new Date('2026-11-23T00:00:00Z')
  await app.applyProductPrices()
  await expect(plan(500, null)).rejects.toMatchObject({ statusCode: 404 })
  expect(await read()).toEqual({ history: [], planned: [] })
})

test('the database refuses to rewrite the history', async () => {
  await plan(990, null)
  await expect(app.db.deleteFrom('price_changes').execute()).rejects.toThrow('history of prices')
  await expect(app.db.updateTable('price_changes').set({ new_cents: 1 }).execute()).rejects.toThrow(
    'history of prices',
  )
})

test('a bike’s price is the price of its product, and parts and colours have theirs', async () => {
  const bikes = createBikePrices({ db: app.db, now })
  const subjects = [
    { kind: 'bike', id: 1 },
    { kind: 'part', id: 105 },
    { kind: 'colour', id: 1 },
  ] as const
  for (const subject of subjects) {
    await inTransaction((trx) =>
      bikes.planPrice(trx, { subject, cents: 123_400, beginsOn: '2026-11-22', by, at: now() }),
    )
  }
  time = new Date('2026-11-22T00:00:00Z')
  await app.applyProductPrices()
  const { data } = (await app.call('/api/configurator/1')).json()
  expect(data.bike.price).not.toBe(1234)
  await app.applyBikePrices()
  const after = (await app.call('/api/configurator/1')).json()
  expect(after.data.bike.price).toBe(1234)
  const { rows } = await sql<{ cents: number }>`
    select price_cents as cents from products where id = 9001
    union all select price_cents from parts where id = 105
    union all select price_cents from colours where id = 1`.execute(app.db)
  expect(rows.map(({ cents }) => cents)).toEqual([123_400, 123_400, 123_400])
})
