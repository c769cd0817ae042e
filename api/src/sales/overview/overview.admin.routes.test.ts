import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { connect, type Db } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { addMember, addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { createOverview } from './overview.repository.ts'

const PLACED = new Date('2026-11-01T10:00:00Z')
/** Half a minute before midnight in UTC: in many places it is another day already. */
const NOW = new Date('2026-11-20T23:59:30Z')

type Status = Insertable<Tables['orders']>['status']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW })
})
afterAll(() => app.close())

interface Other {
  db?: Db
  placedAt?: Date
  isPaid?: boolean
  heldReason?: string
}

async function addOrder(
  userId: number,
  status: Status,
  cents: number,
  { db = app.db, placedAt = PLACED, isPaid = false, heldReason }: Other = {},
) {
  await db
    .insertInto('orders')
    .values({
      user_id: userId,
      status,
      held_reason: heldReason ?? null,
      content_hash: 'x',
      country_id: 222,
      address: JSON.stringify({}),
      currency: 'usd',
      lines_cents: cents,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: cents,
      placed_at: placedAt,
      expires_at: placedAt,
      paid_at: isPaid ? placedAt : null,
    })
    .execute()
}

const overview = (token?: string) => app.call('/api/backoffice/overview', token ? { as: token } : {})

test('an empty shop has an empty overview', async () => {
  const admin = await app.member(9)
  expect((await overview(admin.token)).json().data).toMatchObject({ orders_by_state: [], latest_orders: [] })
})

test.each([
  [null, 401],
  [0, 403],
  [1, 403],
  [8, 403],
  [9, 200],
])('with is_admin %s the overview answers %i', async (flag, status) => {
  const token = flag === null ? undefined : (await app.member(flag)).token
  expect((await overview(token)).statusCode).toBe(status)
})

test('the overview counts orders by state, and shows what is new, scarce and live', async () => {
  const admin = await app.member(9)
  const anna = await app.member()
  await addOrder(anna.id, 'paid', 10_050)
  await addOrder(anna.id, 'paid', 5000)
  await addOrder(anna.id, 'cancelled', 1200)
  await addProduct(app.db, { id: 1, stock: 3 })
  await addProduct(app.db, { id: 2, stock: null })
  await addProduct(app.db, { id: 3, stock: 0 })
  await app.remotes.publish({
    name: 'mfe-shop',
    version: '1.0.0',
    manifest: '/remotes/mfe-shop/1.0.0/mf-manifest.json',
    routes: [{ path: '/shop', access: 'guest', title: 'Shop', description: '' }],
  })
  const { data } = (await overview(admin.token)).json()
  expect(data.orders_by_state).toEqual([
    { status: 'paid', count: 2, total: 150.5 },
    { status: 'cancelled', count: 1, total: 12 },
  ])
  expect(data.latest_orders).toHaveLength(3)
  expect(data.latest_orders[0]).toMatchObject({ status: 'cancelled', total: 12, customer: 'Rita Rider' })
  expect(data.low_stock.map(({ id, stock }: { id: number; stock: number }) => [id, stock])).toEqual([
    [3, 0],
    [1, 3],
  ])
  expect(data.live_remotes).toMatchObject([{ name: 'mfe-shop', version: '1.0.0' }])
  expect(data.newest_members.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining([anna.id, admin.id]),
  )
})

interface Day {
  day: string
  orders: number
  revenue: number
}

const readDays = async (): Promise<Day[]> => {
  const admin = await app.member(9)
  return (await overview(admin.token)).json().data.days
}

const paidAt = (time: string) => ({ placedAt: new Date(time), isPaid: true })

test('the days are the last 30 in UTC, the oldest first, and one without orders is 0', async () => {
  const days = await readDays()
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ day: '2026-10-22', orders: 0, revenue: 0 })
  expect(days.at(-1)).toEqual({ day: '2026-11-20', orders: 0, revenue: 0 })
})

test('an order counts on the UTC day it was placed on, and its money where it was paid and kept', async () => {
  const { id } = await app.member()
  await addOrder(id, 'delivered', 1005, paidAt('2026-11-10T00:00:00Z'))
  await addOrder(id, 'partly_refunded', 2000, paidAt('2026-11-10T23:59:59.999Z'))
  await addOrder(id, 'refunded', 4000, paidAt('2026-11-10T12:00:00Z'))
  await addOrder(id, 'cancelled', 8000, paidAt('2026-11-10T12:00:00Z'))
  await addOrder(id, 'expired', 16_000, { placedAt: new Date('2026-11-10T12:00:00Z') })
  await addOrder(id, 'paid', 32_000, paidAt('2026-11-11T00:00:00Z'))
  await addOrder(id, 'paid', 64_000, paidAt('2026-10-21T23:59:59.999Z'))
  await addOrder(id, 'paid', 128_000, paidAt('2026-11-21T00:00:00Z'))

  const days = await readDays()
  const busy = days.filter(({ day, orders }) => day > '2026-11-01' && orders > 0)
  expect(busy).toEqual([
    { day: '2026-11-10', orders: 5, revenue: 30.05 },
    { day: '2026-11-11', orders: 1, revenue: 320 },
  ])
  expect(days).toHaveLength(30)
  expect(days[0]).toMatchObject({ orders: 0 })
})

test('the days are the same ones on a connection that lives in another time zone', async () => {
  const database = await useTestDatabase()
  const { db, close } = connect({ ...database.config, options: '-c TimeZone=Pacific/Auckland' })
  onTestFinished(close)
  const { id } = await addMember(db)
  await addOrder(id, 'paid', 1005, { db, placedAt: new Date('2026-11-10T23:30:00Z') })

  const { days } = await createOverview({ db, now: () => NOW }).read()
  expect(days.map(({ day }) => day)).toEqual((await readDays()).map(({ day }) => day))
  expect(days.filter(({ orders }) => orders > 0)).toEqual([{ day: '2026-11-10', orders: 1, revenue: 0 }])
})

test('an order whose payment is held is counted and shown as held', async () => {
  const admin = await app.member(9)
  const { id } = await app.member()
  const placedAt = new Date('2026-11-20T10:00:00Z')
  await addOrder(id, 'pending_payment', 10_903, { placedAt, heldReason: 'Paid $1 less.' })
  const { data } = (await overview(admin.token)).json()
  expect(data.latest_orders).toContainEqual(expect.objectContaining({ status: 'held', total: 109.03 }))
  expect(data.orders_by_state).toContainEqual({ status: 'held', count: 1, total: 109.03 })
})
