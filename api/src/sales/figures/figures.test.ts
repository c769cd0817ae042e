import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { connect } from '../../platform/database/open-database.ts'
import { figurePeriod } from '../../platform/index.ts'
import { addMember, addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { readSales } from './read-sales.ts'
import { addOrder, addRefund } from './testing.ts'

const WEEK = '?from=2026-11-14&to=2026-11-20'

let app: TestApp
let admin = ''
let rita = 0
beforeAll(async () => {
  app = await openTestApp()
  admin = (await app.member(9)).token
  rita = (await app.member()).id
  await addProduct(app.db, { id: 1 })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('refunds').execute()
  await app.db.deleteFrom('orders').execute()
})

const figures = async (path: string) =>
  (await app.call(`/api/backoffice/figures/${path}`, { as: admin })).json().data
const order = (input: Parameters<typeof addOrder>[2], user = rita) => addOrder(app.db, user, input)

test('a shop without orders has no figures, and none before', async () => {
  expect((await figures(`sales${WEEK}`)).sales).toEqual({
    now: { paid: 0, refunded: 0, net: 0, orders: 0, average: null },
    before: null,
  })
  expect(await figures(`orders${WEEK}`)).toEqual({ orders: { now: 0, before: null }, states: [] })
  expect(await figures(`conversion${WEEK}`)).toEqual({ now: { carts: 0, ordered: 0, paid: 0 }, before: null })
})

test('money counts on the UTC days of the period, whatever became of its order', async () => {
  await order({ cents: 1005, paidAt: '2026-11-14T00:00:00Z' })
  await order({ cents: 2000, paidAt: '2026-11-20T23:59:59.999Z', status: 'refunded' })
  await order({ cents: 4000, paidAt: '2026-11-21T00:00:00Z' })
  await order({ cents: 8000, paidAt: '2026-11-13T23:59:59.999Z' })
  await order({ cents: 16_000, paidAt: '2026-11-07T00:00:00Z', status: 'cancelled' })
  await order({ cents: 32_000, paidAt: '2026-11-06T23:59:59.999Z' })
  await order({ cents: 64_000, placedAt: '2026-11-15T12:00:00Z', status: 'expired' })
  const { sales, days } = await figures(`sales${WEEK}`)
  expect(sales).toEqual({
    now: { paid: 30.05, refunded: 0, net: 30.05, orders: 2, average: 15.03 },
    before: { paid: 240, refunded: 0, net: 240, orders: 2, average: 120 },
  })
  expect(days).toHaveLength(7)
  expect(days[0]).toEqual({ day: '2026-11-14', orders: 1, paid: 10.05, refunded: 0 })
  expect(days[1]).toEqual({ day: '2026-11-15', orders: 0, paid: 0, refunded: 0 })
  expect(days[6]).toEqual({ day: '2026-11-20', orders: 1, paid: 20, refunded: 0 })
})

test('a refund counts when the money went back, which may be more than was paid', async () => {
  const old = await order({ cents: 9000, paidAt: '2026-10-01T12:00:00Z', status: 'partly_refunded' })
  await addRefund(app.db, old, { cents: 500, at: '2026-11-13T23:59:59.999Z' })
  await addRefund(app.db, old, { cents: 700, at: '2026-11-14T00:00:00Z' })
  await addRefund(app.db, old, { cents: 900, at: '2026-11-15T00:00:00Z', state: 'requested' })
  await addRefund(app.db, old, { cents: 1100, at: '2026-11-15T00:00:00Z', state: 'failed' })
  const neverPaid = await order({ cents: 5000, placedAt: '2026-11-15T12:00:00Z', status: 'expired' })
  await addRefund(app.db, neverPaid, { cents: 5000, at: '2026-11-15T13:00:00Z' })
  const { sales, days } = await figures(`sales${WEEK}`)
  expect(sales.now).toEqual({ paid: 0, refunded: 7, net: -7, orders: 0, average: null })
  expect(sales.before).toEqual({ paid: 0, refunded: 5, net: -5, orders: 0, average: null })
  expect(days[0]).toEqual({ day: '2026-11-14', orders: 0, paid: 0, refunded: 7 })
})

test('the days are the same ones on a connection that lives in another time zone', async () => {
  const database = await useTestDatabase()
  const { db, close } = connect({ ...database.config, options: '-c TimeZone=Pacific/Auckland' })
  onTestFinished(close)
  const id = await addOrder(db, (await addMember(db)).id, { cents: 1005, paidAt: '2026-11-20T23:30:00Z' })
  await addRefund(db, id, { cents: 5, at: '2026-11-14T23:30:00Z' })
  const { days } = await readSales(db, figurePeriod({ from: '2026-11-14', to: '2026-11-20' }))
  expect(days.filter(({ paid, refunded }) => paid + refunded > 0)).toEqual([
    { day: '2026-11-14', orders: 0, paid: 0, refunded: 0.05 },
    { day: '2026-11-20', orders: 1, paid: 10.05, refunded: 0 },
  ])
})

test('a shop whose first order was paid in the period has no figure before', async () => {
  await order({ cents: 1000, paidAt: '2026-11-14T00:00:00Z' })
  expect((await figures(`sales${WEEK}`)).sales.before).toBe(null)
  await order({ cents: 1000, paidAt: '2026-01-01T00:00:00Z' })
  expect((await figures(`sales${WEEK}`)).sales.before).toMatchObject({ net: 0, orders: 0, average: null })
})

test('orders count by the day they were placed on, and by their status now', async () => {
  await order({ placedAt: '2026-11-14T00:00:00Z', status: 'paid' })
  await order({ placedAt: '2026-11-20T23:59:59.999Z', status: 'paid' })
  await order({ placedAt: '2026-11-15T12:00:00Z', status: 'pending_payment', heldReason: 'Paid $1 less.' })
  await order({ placedAt: '2026-11-07T00:00:00Z', status: 'cancelled' })
  await order({ placedAt: '2026-11-13T23:59:59.999Z', status: 'paid' })
  await order({ placedAt: '2026-11-21T00:00:00Z', status: 'paid' })
  await order({ placedAt: '2026-11-06T23:59:59.999Z', status: 'paid' })
  expect(await figures(`orders${WEEK}`)).toEqual({
    orders: { now: 3, before: 2 },
    states: [
      { status: 'paid', now: 2, before: 1 },
      { status: 'held', now: 1, before: 0 },
      { status: 'cancelled', now: 0, before: 1 },
    ],
  })
})

test('conversion counts each member once: with a cart, with an order, with one that was paid', async () => {
  const [bea, carl] = [(await app.member()).id, (await app.member()).id]
  await order({ placedAt: '2026-11-14T00:00:00Z', paidAt: '2026-11-14T00:01:00Z' })
  await order({ placedAt: '2026-11-15T00:00:00Z', status: 'expired' })
  await order({ placedAt: '2026-11-16T00:00:00Z', status: 'expired' }, bea)
  await order({ placedAt: '2026-11-10T00:00:00Z', paidAt: '2026-11-10T00:01:00Z' }, carl)
  const line = (user_id: number, created_at: string) =>
    app.db
      .insertInto('cart_lines')
      .values({
        user_id,
        product_id: 1,
        count: 1,
        created_at: new Date(created_at),
        bike_slug: null,
        order_bike_id: null,
        build: null,
      })
      .execute()
  await line(bea, '2026-11-16T00:00:00Z')
  await line(carl, '2026-11-20T23:59:59.999Z')
  await line((await app.member()).id, '2026-11-21T00:00:00Z')
  expect(await figures(`conversion${WEEK}`)).toEqual({
    now: { carts: 3, ordered: 2, paid: 1 },
    before: { carts: 1, ordered: 1, paid: 1 },
  })
})
