import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seedBikes } from '../../testing/bike-shopping.ts'
import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000
/** The Nyx in S, which isn't built, and in M, which is. */
const [NOT_BUILT, BUILT] = [31, 32]

let app: TestApp
let time = Date.parse('2026-05-01T10:00:00Z')
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
  await seedBikes(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('size_alerts').execute()
  await app.db.deleteFrom('outbox').execute()
  await app.db.deleteFrom('tries').execute()
  await endBuilding()
})

const subscribe = (email: string, id = NOT_BUILT) =>
  app.call(`/api/configurator/sizes/${id}/stock-alert`, { method: 'POST', body: { email } })
const end = (key: string) => app.call('/api/stock-alerts/end', { method: 'POST', body: { key } })
const build = () => app.db.insertInto('size_colours').values({ size_id: NOT_BUILT, colour_id: 1 }).execute()
const endBuilding = () => app.db.deleteFrom('size_colours').where('size_id', '=', NOT_BUILT).execute()
const rows = () => app.db.selectFrom('size_alerts').selectAll().orderBy('id').execute()

test('one email comes when the size is built again, and none before', async () => {
  await subscribe('Ann@Example.com')
  await app.sendSizeAlerts()
  expect(await emailsTo(app.db, 'ann@example.com')).toEqual([])
  await build()
  await app.sendSizeAlerts()
  await app.sendSizeAlerts()
  expect(await emailsTo(app.db, 'ann@example.com')).toMatchObject([
    { template: 'size_is_back', data: { size_id: NOT_BUILT } },
  ])
})

test('processes that look at the same moment send one email each reader', async () => {
  for (const name of ['a', 'b', 'c']) await subscribe(`${name}@example.com`)
  await build()
  await Promise.all(Array.from({ length: 6 }, () => app.sendSizeAlerts()))
  for (const name of ['a', 'b', 'c']) expect(await emailsTo(app.db, `${name}@example.com`)).toHaveLength(1)
})

test('the answer is the same whether the address waits already or not', async () => {
  const answers = [await subscribe('ann@example.com'), await subscribe('ANN@example.com')]
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(answers[0]?.json().message).toBe('We’ll email you once, as soon as it’s back.')
  expect(await rows()).toHaveLength(1)
})

test.each([
  [BUILT, 409, 'Good news: we build this size again. You can order it now.'],
  [999, 404, 'This size was not found.'],
])('for size %i nobody waits: %i', async (id, status, data) => {
  const response = await subscribe('ann@example.com', id)
  expect([response.statusCode, response.json().data]).toEqual([status, data])
  expect(await rows()).toEqual([])
})

test('a bike that is taken off sale tells nobody', async () => {
  await subscribe('ann@example.com')
  await build()
  const publish = (published: boolean) =>
    app.db.updateTable('bikes').set({ published }).where('slug', '=', 'nyx').execute()
  await publish(false)
  await app.sendSizeAlerts()
  await publish(true)
  expect(await emailsTo(app.db, 'ann@example.com')).toEqual([])
})

test('the email leads to the size and forgets its reader on request', async () => {
  await subscribe('ann@example.com')
  await build()
  await app.sendSizeAlerts()
  const post = openPost(app.db)
  await post.run()
  const [email] = post.sent
  expect(email?.subject).toBe('Nireeka Nyx in size S is back')
  expect(email?.text).toContain('https://shop.test/configurator/nyx?size=31')
  const key = /stock-alert\?key=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  expect(email?.unsubscribe).toBe(`https://shop.test/shop/stock-alert?key=${key}`)
  expect((await end(key)).json().message).toBe('Your address has been deleted.')
  expect(await rows()).toEqual([])
  expect((await end(key)).statusCode).toBe(404)
})

test('an address gets ten of these requests a day', async () => {
  for (let count = 0; count < 10; count++) expect((await subscribe('ann@example.com')).statusCode).toBe(200)
  expect((await subscribe('ann@example.com')).statusCode).toBe(429)
})

test('addresses are forgotten 30 days after their email, or after a year without one', async () => {
  await subscribe('ann@example.com')
  await build()
  await app.sendSizeAlerts()
  await endBuilding()
  await subscribe('ben@example.com')
  time += 31 * DAY_MS
  await app.sendSizeAlerts()
  expect((await rows()).map(({ email }) => email)).toEqual(['ben@example.com'])
  time += 365 * DAY_MS
  await app.sendSizeAlerts()
  expect(await rows()).toEqual([])
})
