import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Tables } from '../database/tables.ts'
import { addProduct } from '../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const PLACED = new Date('2026-11-01T10:00:00Z')

type Status = Insertable<Tables['orders']>['status']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function addOrder(userId: number, status: Status, cents: number) {
  await app.db
    .insertInto('orders')
    .values({
      user_id: userId,
      status,
      held_reason: null,
      content_hash: 'x',
      country_id: 222,
      address: JSON.stringify({}),
      currency: 'usd',
      lines_cents: cents,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: cents,
      placed_at: PLACED,
      expires_at: PLACED,
      paid_at: null,
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
