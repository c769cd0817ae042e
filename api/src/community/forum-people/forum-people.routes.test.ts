import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addTestThread } from '../forum/testing.ts'

let app: TestApp
let author: Awaited<ReturnType<TestApp['member']>>

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
  author = await app.member()
})
afterAll(() => app.close())

const page = (id: number, query = '', as?: string) =>
  app.call(`/api/forum/authors/${id}${query}`, as ? { as } : {})
const read = async (id: number, query = '', as?: string) => (await page(id, query, as)).json().data
const settings = (body: object, as = author.token) =>
  app.call('/api/forum/settings', { method: 'PUT', as, body })

test('an author has posts, threads, likes and the day they joined, and no more of the account', async () => {
  const id = await addTestThread(app, {
    authorId: author.id,
    title: 'Which tyres?',
    posts: ['**Wide** ones?', 'Yes.'],
  })
  await app.db.updateTable('forum_posts').set({ likes: 3 }).where('thread_id', '=', id).execute()
  const { author: shown, items, total } = await read(author.id)
  expect(Object.keys(shown).toSorted()).toEqual([
    'about',
    'avatar',
    'bikes',
    'id',
    'is_staff',
    'is_workshop',
    'likes',
    'member_since',
    'posts',
    'threads',
    'user_name',
  ])
  expect(shown).toMatchObject({ posts: 2, threads: 1, likes: 6, bikes: null, about: null, is_staff: false })
  expect(total).toBe(2)
  expect(items.map(({ number, excerpt }: { number: number; excerpt: string }) => [number, excerpt])).toEqual([
    [2, 'Yes.'],
    [1, 'Wide ones?'],
  ])
  const threads = await read(author.id, '?show=threads')
  expect([threads.total, threads.items.length, threads.items[0].title]).toEqual([1, 1, 'Which tyres?'])
})

test('hidden, deleted and gone posts are in no list and no count, whoever looks', async () => {
  const [writer, admin] = [await app.member(), await app.member(9)]
  await addTestThread(app, { authorId: writer.id, posts: ['Public'] })
  const hidden = await addTestThread(app, { authorId: writer.id, posts: ['Secret'], is_hidden: true })
  await app.db.updateTable('forum_posts').set({ likes: 5 }).where('thread_id', '=', hidden).execute()
  const gone = await addTestThread(app, { authorId: writer.id, posts: ['Gone'] })
  await app.db.updateTable('forum_threads').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  const withDeleted = await addTestThread(app, { authorId: writer.id, posts: ['Kept', 'Deleted'] })
  await app.db
    .updateTable('forum_posts')
    .set({ deleted_at: new Date() })
    .where('thread_id', '=', withDeleted)
    .where('number', '=', 2)
    .execute()
  for (const token of [undefined, writer.token, admin.token]) {
    const { author: shown, items } = await read(writer.id, '', token)
    expect([shown.posts, shown.threads, shown.likes]).toEqual([2, 2, 0])
    expect(items.map(({ excerpt }: { excerpt: string }) => excerpt)).toEqual(['Kept', 'Public'])
  }
})

test('whoever is unknown, or has written nothing that guests may read, has no page', async () => {
  const [quiet, hiding] = [await app.member(), await app.member()]
  await addTestThread(app, { authorId: hiding.id, is_hidden: true })
  const statuses = await Promise.all(
    [99_999, quiet.id, hiding.id].map(async (id) => (await page(id)).statusCode),
  )
  expect(statuses).toEqual([404, 404, 404])
  expect((await page(hiding.id, '', hiding.token)).statusCode).toBe(404)
})

test('members decide what is shown, and their emails stay as they were', async () => {
  const writer = await app.member()
  await addTestThread(app, { authorId: writer.id })
  const emails = { digest: 'weekly', emails_mentions: false }
  await app.call('/api/forum/emails', { method: 'PUT', as: writer.token, body: emails })
  const before = (await app.call('/api/forum/settings', { as: writer.token })).json().data
  expect(before).toEqual({ about: null, shows_bikes: false, shows_likes: true })
  const shown = { about: 'Rides to work in any weather.', shows_bikes: true, shows_likes: false }
  expect((await settings(shown, writer.token)).statusCode).toBe(200)
  expect((await app.call('/api/forum/settings', { as: writer.token })).json().data).toEqual(shown)
  expect((await read(writer.id)).author).toMatchObject({ about: shown.about, bikes: [], likes: null })
  const kept = (await app.call('/api/forum/emails', { as: writer.token })).json().data
  expect(kept).toEqual(emails)
})

test.each([
  ['two lines', { about: 'one\ntwo', shows_bikes: true, shows_likes: true }],
  ['a long text', { about: 'x'.repeat(301), shows_bikes: true, shows_likes: true }],
  ['an unknown field', { about: null, shows_bikes: true, shows_likes: true, is_staff: true }],
])('%s is refused', async (_what, body) => {
  expect((await settings(body)).statusCode).toBe(422)
})

test('guests have no settings', async () => {
  expect((await app.call('/api/forum/settings')).statusCode).toBe(401)
})
