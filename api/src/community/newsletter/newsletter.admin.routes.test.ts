import type { NewsletterIssueData, NewsletterIssuesData } from '@nireeka/contracts/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ownBike, seedBikes } from '../../testing/bike-shopping.ts'
import { emailsTo } from '../../testing/emails.ts'
import { openPost } from '../../testing/post.ts'
import { GERMANY } from '../../testing/shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addSubscribers, ISSUE } from './testing.ts'

const PATH = '/api/backoffice/newsletters'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedBikes(app.db)
  admin = await app.member(9)
})
afterAll(() => app.close())

const send = (method: 'POST' | 'PUT', path: string, body: object, key: string = crypto.randomUUID()) =>
  app.call(`${PATH}${path}`, { method, as: admin.token, body, headers: { 'idempotency-key': key } })
const read = async (path: string) => (await app.call(`${PATH}${path}`, { as: admin.token })).json().data
const created = async (change: object = {}): Promise<NewsletterIssueData> =>
  (await send('POST', '', { ...ISSUE, ...change })).json().data
const lastAudit = () =>
  app.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('only admins read and write issues', async () => {
  const [member, agent] = [await app.member(), await app.member(1)]
  for (const [as, status] of [
    [undefined, 401],
    [member.token, 403],
    [agent.token, 403],
  ] as const) {
    expect((await app.call(PATH, { as })).statusCode).toBe(status)
    const headers = { 'idempotency-key': 'no-entry-here' }
    expect((await app.call(PATH, { method: 'POST', as, headers, body: ISSUE })).statusCode).toBe(status)
  }
})

test('a new issue is a draft, is written once for a key, and is found by search and state', async () => {
  const draft = { ...ISSUE, subject: 'A hundred % of Autumn' }
  const first = (await send('POST', '', draft, 'autumn-issue')).json().data
  expect((await send('POST', '', draft, 'autumn-issue')).json().data).toEqual(first)
  expect(first).toMatchObject({ ...draft, state: 'draft', version: 1, recipients: 0, started_at: null })
  await created()
  const found: NewsletterIssuesData = await read('?search=%25%20of%20autumn&state=draft')
  expect(found.items.map(({ id }) => id)).toEqual([first.id])
  expect((await read('?search=autumn&state=sent')).total).toBe(0)
})

test('a change has a new version, and of two admins the second one is told', async () => {
  const { id, version } = await created()
  const saved = (await send('PUT', `/${id}`, { ...ISSUE, subject: 'Summer', version })).json().data
  expect(saved).toMatchObject({ subject: 'Summer', version: version + 1 })
  expect(await lastAudit()).toMatchObject({
    action: 'newsletter.edit',
    subject_kind: 'newsletter',
    subject_id: id,
    before: { subject: ISSUE.subject },
    after: { subject: 'Summer' },
  })
  for (const late of [
    send('PUT', `/${id}`, { ...ISSUE, version }),
    send('POST', `/${id}/send`, { version }),
    send('POST', `/${id}/test`, { version }),
  ]) {
    expect((await late).json()).toMatchObject({ status: 409, error: 'stale_version' })
  }
})

test.each([
  ['no subject', { subject: ' ' }, 'subject'],
  ['no text', { body: '' }, 'body'],
  ['a text without end', { body: 'a'.repeat(20_001) }, 'body'],
  ['a segment that we don’t have', { segment: 'rich' }, 'segment'],
  ['owners of no model', { segment: 'owners' }, 'bike_id'],
  ['owners of a model that there isn’t', { segment: 'owners', bike_id: 999_999 }, 'bike_id'],
  ['members of no country', { segment: 'country' }, 'country_id'],
  ['members of a country that there isn’t', { segment: 'country', country_id: 999_999 }, 'country_id'],
  ['everybody with a model', { bike_id: 1 }, 'bike_id'],
])('%s is refused', async (_what, change, field) => {
  const answer = await send('POST', '', { ...ISSUE, ...change })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().data)).toContain(field)
})

test('segments count confirmed subscribers only, and none whose address was refused', async () => {
  const [owner, german, quiet] = [await app.member(), await app.member(), await app.member()]
  const bike = await ownBike(app, owner)
  const { bike_id } = await app.db
    .selectFrom('order_bikes')
    .select('bike_id')
    .where('id', '=', bike)
    .executeTakeFirstOrThrow()
  await app.db.updateTable('users').set({ country_id: 222 }).where('id', 'in', [owner.id, quiet.id]).execute()
  await app.db.updateTable('users').set({ country_id: GERMANY }).where('id', '=', german.id).execute()
  await addSubscribers(app.db, [owner.email, german.email, 'guest@example.com', 'dead@example.com'])
  await app.call('/api/newsletter/subscribe', { method: 'POST', body: { email: quiet.email } })
  await app.db
    .insertInto('newsletter_bounces')
    .values({ email: 'dead@example.com', reason: '550 no such user', bounced_at: new Date() })
    .execute()
  const count = async (query: string) => (await read(`/audience?segment=${query}`)).count
  expect(await count('all')).toBe(3)
  expect(await count('members')).toBe(2)
  expect(await count(`owners&bike_id=${bike_id}`)).toBe(1)
  expect(await count(`country&country_id=${GERMANY}`)).toBe(1)
  expect(await count('owners')).toBe(0)
  expect((await read('/models')).map(({ id }: { id: number }) => id)).toContain(bike_id)
  expect((await read('/bounces?search=DEAD')).items).toMatchObject([
    { email: 'dead@example.com', reason: '550 no such user' },
  ])
})

test('a test goes to the admin who asks, and to nobody else', async () => {
  const { id, version } = await created({ subject: 'Try me' })
  expect((await send('POST', `/${id}/test`, { version })).statusCode).toBe(200)
  expect(await emailsTo(app.db, admin.email)).toMatchObject([{ template: 'newsletter_test' }])
  const post = openPost(app.db)
  await post.run()
  const tests = post.sent.filter(({ subject }) => subject === 'Test: Try me')
  expect(tests.map(({ to }) => to)).toEqual([admin.email])
  expect(await read(`/${id}`)).toMatchObject({ state: 'draft', version, recipients: 0 })
})

test('a preview is the email itself, in which hostile text stays words', async () => {
  const { html, text } = (
    await send('POST', '/preview', {
      subject: '<b>Hi</b>',
      preheader: 'Look',
      body: '<script>alert(1)</script>\n\n[Click](javascript:alert(1))',
    })
  ).json().data
  expect(html).not.toMatch(/<script|<b>|href="javascript/i)
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('>Look</div>')
  expect(text).toContain('[Click](javascript:alert(1))')
})
