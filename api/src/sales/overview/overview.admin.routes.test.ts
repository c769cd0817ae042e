import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addOrder } from '../figures/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const overview = (token?: string) => app.call('/api/backoffice/overview', token ? { as: token } : {})

test('an empty shop has an empty overview', async () => {
  const admin = await app.member(9)
  expect((await overview(admin.token)).json().data).toMatchObject({ latest_orders: [] })
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

test('the overview shows what is new, scarce and live', async () => {
  const admin = await app.member(9)
  const anna = await app.member()
  await addOrder(app.db, anna.id, { cents: 10_050 })
  await addOrder(app.db, anna.id, { status: 'quality_check', cents: 5000 })
  await addOrder(app.db, anna.id, { status: 'cancelled', cents: 1200 })
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

test('an order whose payment is held is shown as held', async () => {
  const admin = await app.member(9)
  await addOrder(app.db, admin.id, { status: 'pending_payment', cents: 10_903, heldReason: 'Paid $1 less.' })
  const { data } = (await overview(admin.token)).json()
  expect(data.latest_orders).toContainEqual(expect.objectContaining({ status: 'held', total: 109.03 }))
})
