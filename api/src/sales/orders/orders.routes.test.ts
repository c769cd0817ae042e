import { afterAll, beforeAll, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { placedOrder, shopper } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { mayMove } from './move-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await addProduct(app.db, { id: 1, stock: null })
})
afterAll(() => app.close())

test('a member lists and reads her own orders, newest first', async () => {
  const anna = await shopper(app, { product_id: 1, count: 2 })
  const first = await placedOrder(app, anna, 38.08)
  await app.call('/api/cart', {
    method: 'POST',
    as: anna.token,
    body: { items: [{ product_id: 1, count: 1 }] },
  })
  const second = await placedOrder(app, anna, 52.36)
  const { data } = (await app.call('/api/orders', { as: anna.token })).json()
  expect(data).toMatchObject({ page: 1, per_page: 20, total: 2 })
  expect(data.items).toMatchObject([
    { id: second.id, item_count: 3, total: 52.36 },
    { id: first.id, item_count: 2, total: 38.08, status: 'cancelled' },
  ])
})

test('an order in the list has its pictures and its days of arrival, as on its own page', async () => {
  await addProduct(app.db, { id: 2, stock: null, image: '/pictures/accessories/bell.webp' })
  const anna = await shopper(app, { product_id: 2, count: 2 })
  const { id } = await placedOrder(app, anna, 38.08)
  const listed = async () => (await app.call('/api/orders', { as: anna.token })).json().data.items[0]
  const { schedule } = (await app.call(`/api/orders/${id}`, { as: anna.token })).json().data
  expect(schedule.arrives_from).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await listed()).toMatchObject({
    item_count: 2,
    lines: [{ title: 'Bell 2', count: 2, image: '/pictures/accessories/bell.webp' }],
    schedule,
    has_bike: false,
  })
  await app.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute()
  expect((await listed()).schedule).toBeNull()
})

test('the list tells the invoice, where the last parcel is, and whether the order can be bought again', async () => {
  await addProduct(app.db, { id: 3, stock: null })
  const anna = await shopper(app, { product_id: 3, count: 1 })
  const { id } = await placedOrder(app, anna, 23.8)
  const listed = async () => (await app.call('/api/orders', { as: anna.token })).json().data.items[0]
  expect(await listed()).toMatchObject({ invoice_number: null, tracking_url: null, may_buy_again: true })
  const parcel = { order_id: id, carrier: 'dhl' as const, actor: 'staff:1', key: 'parcel-1' }
  await app.db
    .insertInto('shipments')
    .values({
      ...parcel,
      state: 'in_transit',
      tracking_number: 'JD0146 3SE',
      created_at: new Date(),
      changed_at: new Date(),
    })
    .execute()
  expect((await listed()).tracking_url).toMatch(/^https:\/\/www\.dhl\.com\/.*JD0146%203SE$/)
  await app.db
    .updateTable('shipments')
    .set({ state: 'delivered', delivered_at: new Date() })
    .where('order_id', '=', id)
    .execute()
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', 3).execute()
  expect(await listed()).toMatchObject({ tracking_url: null, may_buy_again: false })
})

test("somebody else's order is answered like one that doesn't exist, to an admin too", async () => {
  const anna = await shopper(app, { product_id: 1, count: 2 })
  const { id } = await placedOrder(app, anna, 38.08)
  for (const { token } of [await app.member(), await app.member(9)]) {
    const foreign = await app.call(`/api/orders/${id}`, { as: token })
    const missing = await app.call('/api/orders/999999', { as: token })
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(missing.body)
    expect((await app.call('/api/orders', { as: token })).json().data.total).toBe(0)
  }
})

test('an order’s delivery is a calendar file for its member alone, until it has arrived', async () => {
  const anna = await shopper(app, { product_id: 1, count: 2 })
  const { id } = await placedOrder(app, anna, 38.08)
  const file = () => app.call(`/api/orders/${id}/calendar`, { as: anna.token })
  const { headers, body } = await file()
  const { schedule, number } = (await app.call(`/api/orders/${id}`, { as: anna.token })).json().data
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toBe(`attachment; filename="${number}-delivery.ics"`)
  expect(body).toContain(`DTSTART;VALUE=DATE:${schedule.arrives_from.replaceAll('-', '')}\r\n`)
  expect(body).toContain(`UID:order-${number}@`)

  const { token } = await app.member()
  expect((await app.call(`/api/orders/${id}/calendar`, { as: token })).statusCode).toBe(404)
  expect((await app.call(`/api/orders/${id}/calendar`)).statusCode).toBe(401)
  await app.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute()
  expect((await file()).statusCode).toBe(404)
})

test('an order’s address has the form of its country', async () => {
  const anna = await shopper(app, { product_id: 1, count: 2 })
  const { id } = await placedOrder(app, anna, 38.08)
  const { data } = (await app.call(`/api/orders/${id}`, { as: anna.token })).json()
  expect(data.address_lines).toEqual(['Rita Rider', 'Hafenstrasse 1', '10115 Berlin', 'Germany'])
})

test.each([
  ['pending_payment', 'paid', true],
  ['paid', 'cancelled', true],
  ['in_production', 'cancelled', false],
  ['delivered', 'return_requested', true],
  ['expired', 'paid', false],
  ['refunded', 'paid', false],
] as const)('from %s to %s: %s', (from, to, isAllowed) => {
  expect(mayMove(from, to)).toBe(isAllowed)
})
