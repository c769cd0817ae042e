import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedPages } from '../../../seed/pages.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { adoptContent } from './adopt-content.ts'
import { createContentCalls, NEWS } from './testing.ts'

let app: TestApp
let calls: ReturnType<typeof createContentCalls>
let other: Awaited<ReturnType<TestApp['member']>>
beforeAll(async () => {
  app = await openTestApp()
  await seedPages(app.db)
  await adoptContent(app.db, new Date())
  calls = createContentCalls({ app, admin: await app.member(9) })
  other = await app.member(9)
})
afterAll(() => app.close())

test('what came with the shop is the first version, published, and is adopted once', async () => {
  await adoptContent(app.db, new Date())
  const { items, total } = (await calls.get('')).json().data
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ key: '1', state: 'published', version: 1, written_by: null })
  const { data } = await calls.read('1')
  expect(data).toMatchObject({ kind: 'announcement', ...(await calls.shown()) })
})

test('a draft is shown to nobody until it is published, and withdrawing ends it', async () => {
  const { key, state, published_version } = await calls.create()
  expect({ state, published_version }).toEqual({ state: 'draft', published_version: null })
  const before = await calls.shown()
  expect(before).not.toMatchObject({ text: NEWS.text })
  expect((await calls.publish(key)).json().data).toMatchObject({ state: 'published', published_version: 1 })
  expect(await calls.shown()).toEqual({ text: NEWS.text, href: NEWS.href })
  expect((await calls.edit(key, 1, { text: 'Two bells' })).json().data.state).toBe('changed')
  expect(await calls.shown()).toEqual({ text: NEWS.text, href: NEWS.href })
  const withdrawn = (await calls.send(`/${key}/withdraw`, { version: 2 })).json().data
  expect(withdrawn).toMatchObject({ state: 'withdrawn', published_version: null, version: 2 })
  expect(await calls.shown()).toEqual(before)
  const again = await calls.send(`/${key}/withdraw`, { version: 2 })
  expect([again.statusCode, again.json().error]).toEqual([409, 'not_published'])
})

test('an announcement is shown between its times alone', async () => {
  const { key } = await calls.create({ text: 'Over', shown_to: '2026-01-01T00:00:00Z' })
  await calls.publish(key)
  expect(await calls.shown()).not.toMatchObject({ text: 'Over' })
})

test('of two who edit at once, the second is told who was first, and nothing is lost', async () => {
  const { key } = await calls.create()
  expect((await calls.edit(key, 1, { text: 'Mine' }, other.token)).statusCode).toBe(200)
  const late = await calls.edit(key, 1, { text: 'Yours' })
  const { user_name } = await app.db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(late.json()).toMatchObject({ status: 409, error: 'stale_version' })
  expect(late.json().message).toContain(`${user_name} has saved version 2`)
  expect(await calls.read(key)).toMatchObject({ version: 2, data: { text: 'Mine' } })
  expect((await calls.publish(key, 1)).statusCode).toBe(409)
  expect((await calls.edit(key, 2, { text: 'Both' })).json().data.version).toBe(3)
  const { items } = (await calls.get(`/${key}/versions`)).json().data
  expect(items.map(({ version, title }: { version: number; title: string }) => [version, title])).toEqual([
    [3, 'Both'],
    [2, 'Mine'],
    [1, NEWS.text],
  ])
})

test('two saves at the same moment are one version and one refusal', async () => {
  const { key } = await calls.create()
  const both = await Promise.all([calls.edit(key, 1, { text: 'A' }), calls.edit(key, 1, { text: 'B' })])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await calls.read(key)).version).toBe(2)
})

test('an old version is brought back by saving its text, and its own text stays', async () => {
  const { key } = await calls.create()
  await calls.edit(key, 1, { text: 'Two bells' })
  const { data } = (await calls.get(`/${key}/versions/1`)).json().data
  expect((await calls.send(`/${key}`, { version: 2, data })).json().data).toMatchObject({
    version: 3,
    title: NEWS.text,
  })
})

const sendOnce = () => calls.send('', { data: NEWS }, { key: 'the-same-key' })

test('the same call again makes no second announcement', async () => {
  const [first, second] = await Promise.all([sendOnce(), sendOnce()])
  expect(first.json().data.key).toBe(second.json().data.key)
  expect((await sendOnce()).json().data.key).toBe(first.json().data.key)
})

test.each([
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(121) }, 'text'],
  [{ href: 'https://evil.example' }, 'href'],
  [{ href: '//evil.example' }, 'href'],
  [{ href: String.raw`/\evil.example` }, 'href'],
  [{ shown_from: '2026-02-01T00:00:00Z', shown_to: '2026-01-01T00:00:00Z' }, 'shown_to'],
  [{ shown_from: 'tomorrow' }, 'shown_from'],
])('%j is refused', async (change, field) => {
  const refused = await calls.send('', { data: { ...NEWS, ...change } })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().data)).toEqual([`data.${field}`])
})

test('the list is found by title and state', async () => {
  const { key } = await calls.create({ text: 'Élan for everyone' })
  const keysOf = async (query: string) =>
    (await calls.get(query)).json().data.items.map((item: { key: string }) => item.key)
  expect(await keysOf('?search=elan')).toEqual([key])
  expect(await keysOf('?search=elan&state=published')).toEqual([])
  expect(await keysOf('?search=%25%25')).toEqual([])
})

test('a preview is what the public GET would answer, and the public GET stays as it is', async () => {
  const { key } = await calls.create({ text: 'Not yet' })
  const before = await calls.shown()
  const preview = `/${key}/versions/1/preview?address=`
  const { status, body } = (await calls.get(`${preview}/api/home-page`)).json().data
  expect(status).toBe(200)
  expect(body.data.announcement).toEqual({ text: 'Not yet', href: NEWS.href })
  const dealers = (await calls.get(`${preview}/api/dealers`)).json().data
  expect(dealers.body).toEqual((await app.call('/api/dealers')).json())
  expect(await calls.shown()).toEqual(before)
  for (const address of ['/api/me', '/api/backoffice/customers', 'https://evil.example', '/api/logout'])
    expect((await calls.get(preview + address)).statusCode).toBe(422)
})

test.each([0, 1])('with is_admin %i nobody sees a draft', async (flag) => {
  const { key } = await calls.create()
  const { token } = await app.member(flag)
  const paths = ['', `/${key}`, `/${key}/versions/1`, `/${key}/versions/1/preview?address=/api/home-page`]
  for (const path of paths) expect((await calls.get(path, token)).statusCode).toBe(403)
})
