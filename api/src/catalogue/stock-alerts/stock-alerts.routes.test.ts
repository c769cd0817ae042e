import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addProduct } from '../../testing/add-rows.ts'
import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import { setStock as setStockOf } from '../../testing/set-stock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000
const SOLD_OUT = 1
const IN_STOCK = 2
const PARENT = 3
const CHOICE = 10301

let app: TestApp
let time = Date.parse('2026-05-01T10:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await addProduct(app.db, { id: SOLD_OUT, title: 'Frame bag', stock: 0 })
  await addProduct(app.db, { id: IN_STOCK })
  await addProduct(app.db, { id: PARENT, stock: 0 })
  await addProduct(app.db, { id: CHOICE, parent_id: PARENT, options: { Size: 'M' }, stock: 0 })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('stock_alerts').execute()
  await app.db.deleteFrom('outbox').execute()
  await app.db.deleteFrom('tries').execute()
  await setStock(SOLD_OUT, 0)
})

const subscribe = (email: string, id = SOLD_OUT) =>
  app.call(`/api/accessories/${id}/stock-alert`, { method: 'POST', body: { email } })
const end = (key: string) => app.call('/api/stock-alerts/end', { method: 'POST', body: { key } })
const setStock = (id: number, stock: number) => setStockOf(app.db, { kind: 'product', id }, stock)
const emails = async () => (await rows()).map(({ email }) => email)
const rows = () => app.db.selectFrom('stock_alerts').selectAll().orderBy('id').execute()

test('one email comes when it is back, and none before', async () => {
  await subscribe('Ann@Example.com')
  await app.sendStockAlerts()
  expect(await emailsTo(app.db, 'ann@example.com')).toEqual([])
  await setStock(SOLD_OUT, 2)
  await app.sendStockAlerts()
  await app.sendStockAlerts()
  expect(await emailsTo(app.db, 'ann@example.com')).toMatchObject([
    { template: 'back_in_stock', data: { product_id: SOLD_OUT } },
  ])
})

test('processes that look at the same moment send one email each reader', async () => {
  for (const name of ['a', 'b', 'c']) await subscribe(`${name}@example.com`)
  await setStock(SOLD_OUT, 1)
  await Promise.all(Array.from({ length: 6 }, () => app.sendStockAlerts()))
  for (const name of ['a', 'b', 'c']) expect(await emailsTo(app.db, `${name}@example.com`)).toHaveLength(1)
})

test('the answer is the same whether the address waits already or not', async () => {
  const answers = [await subscribe('ann@example.com'), await subscribe('ANN@example.com')]
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(answers[0]?.json().message).toBe('We’ll email you once, as soon as it’s back.')
  expect(await rows()).toHaveLength(1)
})

test('who was told may ask anew when it is gone again', async () => {
  await subscribe('ann@example.com')
  await setStock(SOLD_OUT, 1)
  await app.sendStockAlerts()
  await setStock(SOLD_OUT, 0)
  await subscribe('ann@example.com')
  await setStock(SOLD_OUT, 1)
  await app.sendStockAlerts()
  expect(await emailsTo(app.db, 'ann@example.com')).toHaveLength(2)
})

test.each([
  [IN_STOCK, 409, 'Good news: this is in stock. You can buy it now.'],
  [PARENT, 422, { id: ['Please choose an option first.'] }],
  [999, 404, 'This accessory was not found.'],
])('for %i nobody waits: %i', async (id, status, data) => {
  const response = await subscribe('ann@example.com', id)
  expect([response.statusCode, response.json().data]).toEqual([status, data])
  expect(await rows()).toEqual([])
})

test('a choice that is sold out is waited for by itself', async () => {
  expect((await subscribe('ann@example.com', CHOICE)).statusCode).toBe(200)
})

test('what is taken off sale tells nobody', async () => {
  await subscribe('ann@example.com', CHOICE)
  await setStock(CHOICE, 4)
  await app.db.updateTable('products').set({ hidden: true }).where('id', '=', PARENT).execute()
  await app.sendStockAlerts()
  await app.db.updateTable('products').set({ hidden: false }).where('id', '=', PARENT).execute()
  expect(await emailsTo(app.db, 'ann@example.com')).toEqual([])
  await setStock(CHOICE, 0)
})

test('the email leads to the product and forgets its reader on request, by one click of a mail program, too', async () => {
  await subscribe('ann@example.com')
  await setStock(SOLD_OUT, 1)
  await app.sendStockAlerts()
  const post = openPost(app.db)
  await post.run()
  const [email] = post.sent
  expect(email?.subject).toBe('Frame bag is back')
  expect(email?.text).toContain('https://shop.test/shop/accessories/1')
  const key = /stock-alert\?key=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  expect(email?.unsubscribe).toBe(`https://shop.test/shop/stock-alert?key=${key}`)
  expect((await end(key)).json().message).toBe('Your address has been deleted.')
  expect(await rows()).toEqual([])
  expect((await end(key)).statusCode).toBe(404)
})

test('an address gets ten of these requests a day, and a network twenty an hour', async () => {
  for (let count = 0; count < 10; count++) expect((await subscribe('ann@example.com')).statusCode).toBe(200)
  expect((await subscribe('ann@example.com')).statusCode).toBe(429)
  for (let count = 11; count < 20; count++) await subscribe(`rider-${count}@example.com`)
  expect((await subscribe('ben@example.com')).statusCode).toBe(429)
})

test('addresses are forgotten 30 days after their email, or after a year without one', async () => {
  await subscribe('ann@example.com')
  await setStock(SOLD_OUT, 1)
  await app.sendStockAlerts()
  await setStock(SOLD_OUT, 0)
  await subscribe('ben@example.com')
  time += 31 * DAY_MS
  await app.sendStockAlerts()
  expect(await emails()).toEqual(['ben@example.com'])
  time += 365 * DAY_MS
  await app.sendStockAlerts()
  expect(await emails()).toEqual([])
})
