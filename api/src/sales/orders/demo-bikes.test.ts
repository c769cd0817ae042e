import { afterAll, beforeAll, expect, test } from 'vitest'

import { seeds } from '../../../seed/index.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  // The tests' database has its countries.
  const filled = new Set(['countries', 'shipping-rates', 'help', 'forum', 'reviews', 'tickets', 'pages'])
  for (const { name, run } of seeds) if (!filled.has(name)) await run(app.db)
}, 60_000)
afterAll(() => app.close())

async function tokenOf(user_name: string) {
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', user_name)
    .executeTakeFirstOrThrow()
  return (await app.sessions.start(id, false)).access
}
const bikesOf = async (token: string) =>
  (await app.call('/api/user/getUserBikes', { method: 'POST', body: { token } })).json().data.bikes

test('order numbers grow with time, whichever seed has inserted the order', async () => {
  const orders = await app.db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at'])
    .orderBy('placed_at')
    .execute()
  expect(orders.length).toBeGreaterThan(50)
  expect(orders.map(({ id }) => id)).toEqual(orders.map((_order, place) => place + 1))
  expect(orders[0]?.number).toBe('NK-100001')
})

test('Ben’s bike is being built as he ordered it, and can no longer be cancelled', async () => {
  const as = await tokenOf('ben')
  const orders = (await app.call('/api/orders', { as })).json().data.items
  const { id } = orders.find(({ status }: { status: string }) => status === 'in_production')
  const order = (await app.call(`/api/orders/${id}`, { as })).json().data
  const [bike] = await bikesOf(as)
  expect(order).toMatchObject({
    subtotal: 3948,
    shipping: 149,
    total: 4424.76,
    lead_days: 12,
    may_cancel: false,
    lines: [
      {
        title: 'Nireeka Homie, L, Chalk',
        order_bike_id: bike.order_bike_id,
        build: { part_ids: [403, 2001, 2002] },
      },
    ],
  })
  expect(bike.parts).toEqual(['Belt drive with 8-speed hub', 'Fenders', 'Rear rack, 25 kg'])
  expect(order.invoice_number).toMatch(/^INV-/)
})

test('invoice numbers grow with time, whichever seed has inserted the order', async () => {
  const orders = await app.db
    .selectFrom('orders')
    .select('invoice_number')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .execute()
  const numbers = orders.map(({ invoice_number }) => invoice_number)
  expect(numbers).toEqual(numbers.toSorted())
})

test('Anna’s bike has what she chose, so that upgrades start from it', async () => {
  const [bike] = await bikesOf(await tokenOf('anna'))
  expect(bike.parts).toEqual(['4-piston hydraulic, 203 mm', 'Fenders'])
})

test('Anna’s bike is among her orders and payments, and arrived when its order did', async () => {
  const as = await tokenOf('anna')
  const [bike] = await bikesOf(as)
  const { items } = (await app.call('/api/orders', { as })).json().data
  const { id } = items.at(-1)
  const order = (await app.call(`/api/orders/${id}`, { as })).json().data
  expect(order).toMatchObject({
    number: 'NK-100001',
    status: 'delivered',
    lines: [{ title: 'Nireeka Prime, M, Pine', order_bike_id: bike.order_bike_id }],
  })
  expect(order.moves.at(-1).at.slice(0, 10)).toBe(bike.delivered_on)
  const payments = (await app.call('/api/payments', { as })).json().data.items
  expect(payments.at(-1)).toMatchObject({
    order_id: id,
    state: 'captured',
    amount: order.total,
    invoice_number: order.invoice_number,
  })
})

test('what Anna’s credits tell of an order, the order and its payment tell, too', async () => {
  const as = await tokenOf('anna')
  const entries: Array<{ kind: string; amount: number; order: { id: number } | null }> = (
    await app.call('/api/credits', { as })
  ).json().data.items
  const payments: Array<{ order_id: number }> = (await app.call('/api/payments', { as })).json().data.items
  const told = entries.map(({ kind, amount, order }) => [
    kind,
    amount,
    payments.find(({ order_id }) => order_id === order?.id) ?? null,
  ])
  const declined = { state: 'failed', credits: 30, invoice_number: null }
  expect(told).toMatchObject([
    ['release', 30, declined],
    ['hold', -30, declined],
    ['refund', 25, { state: 'partly_refunded', refunded: 25 }],
    ['gift_card', 50, null],
    ['capture', -15, { state: 'captured', credits: 15 }],
    ['welcome', 20, null],
  ])
})

test.each([
  ['anna', 'nireeka-prime'],
  ['devanshu', 'nyx'],
])('%s has bought the %s that they review', async (user_name, bike) => {
  const as = await tokenOf(user_name)
  const { data } = (await app.call(`/api/configurator/${bike}/my-review`, { as })).json()
  expect(data).toMatchObject({ has_bought: true, review: { author: user_name, state: 'published' } })
})

test('the workshop has a bike in each status, and one order has bikes in two', async () => {
  const admin = await app.member(9)
  const read = async (path: string) =>
    (await app.call(`/api/backoffice/workshop/${path}`, { as: admin.token })).json().data
  expect((await read('counts')).counts).toEqual([
    { stage: 'built', count: 1 },
    { stage: 'in_production', count: 2 },
    { stage: 'quality_check', count: 2 },
    { stage: 'to_build', count: 2 },
  ])
  const { items } = await read('bikes?stage=quality_check')
  expect(items.map(({ order }: { order: { status: string } }) => order.status).toSorted()).toEqual([
    'in_production',
    'quality_check',
  ])
})
