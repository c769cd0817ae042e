import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { rebuildForumWords } from '../forum/rebuild-forum-words.ts'
import { addTestThread } from '../forum/testing.ts'
import { liveThreads } from '../notifications/may-be-told.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let author: Member
let other: Member
let agent: Member
let id: number

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
})
beforeEach(async () => {
  author = await app.member()
  other = await app.member()
  agent = await app.member(1)
  // The threads of earlier tests would be found as well.
  await app.db.updateTable('forum_threads').set({ deleted_at: new Date() }).execute()
  id = await addTestThread(app, { authorId: author.id, title: 'Squealing zebra brakes', tags: ['brakes'] })
  // Similar threads are found by known words.
  await rebuildForumWords(app.db)
})
afterAll(() => app.close())

const get = async (path: string, by?: Member) => app.call(`/api/${path}`, by ? { as: by.token } : {})
const hide = (by: Member, is_hidden = true) =>
  app.call(`/api/forum/threads/${id}/hidden`, { method: 'PUT', as: by.token, body: { is_hidden } })

async function moderate(change: 'hide' | 'show') {
  const { version } = await rowOf()
  const body = { change, reason: 'By the rules.', version }
  return app.call(`/api/backoffice/forum/threads/${id}/state`, { method: 'POST', as: agent.token, body })
}
const rowOf = () =>
  app.db.selectFrom('forum_threads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const postOf = () =>
  app.db.selectFrom('forum_posts').select('id').where('thread_id', '=', id).executeTakeFirstOrThrow()
const hiddenBy = async (by: Member) => (await get(`forum/threads/${id}/mine`, by)).json().data.hidden_by

test('an author hides a thread and shows it again, as often as they like', async () => {
  expect((await hide(author)).statusCode).toBe(200)
  expect(await rowOf()).toMatchObject({ is_hidden: true, version: 2 })
  expect(await hiddenBy(author)).toBe('author')
  expect((await hide(author)).statusCode).toBe(200)
  expect((await hide(author, false)).statusCode).toBe(200)
  expect(await rowOf()).toMatchObject({ is_hidden: false, version: 3 })
  expect(await hiddenBy(author)).toBeNull()
  expect((await hide(author)).statusCode).toBe(200)
  const audit = await app.db.selectFrom('audit_log').select('id').where('subject_id', '=', id).execute()
  expect(audit).toEqual([])
})

test('nobody but its author hides a thread this way', async () => {
  expect((await hide(other)).statusCode).toBe(404)
  expect((await hide(agent)).statusCode).toBe(404)
  expect((await app.call(`/api/forum/threads/${id}/hidden`, { method: 'PUT', body: {} })).statusCode).toBe(
    401,
  )
  expect(await rowOf()).toMatchObject({ is_hidden: false })
})

test('what staff have hidden only staff show, and the author is told why', async () => {
  await moderate('hide')
  expect(await hiddenBy(author)).toBe('staff')
  const refused = await hide(author, false)
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Our team has hidden this thread, so only our team can show it again. The reason is in your notifications.',
  ])
  expect((await hide(author)).statusCode).toBe(200)
  // Hiding it again changes nothing.
  expect(await hiddenBy(author)).toBe('staff')
  await moderate('show')
  expect((await hide(author)).statusCode).toBe(200)
  expect((await hide(author, false)).statusCode).toBe(200)
})

test('staff take over what the author has hidden, or show it', async () => {
  await hide(author)
  expect((await moderate('hide')).statusCode).toBe(200)
  expect((await hide(author, false)).statusCode).toBe(403)
  expect((await moderate('hide')).statusCode).toBe(409)
  await moderate('show')
  await hide(author)
  expect((await moderate('show')).statusCode).toBe(200)
  expect(await rowOf()).toMatchObject({ is_hidden: false, hidden_by_author: false })
})

test('a report that hides an author’s hidden thread keeps it hidden', async () => {
  const { id: post } = await postOf()
  const flag = { method: 'POST', as: other.token, body: { reason: 'spam' } } as const
  await app.call(`/api/forum/posts/${post}/flags`, flag)
  await hide(author)
  const { id: last_flag_id } = await app.db
    .selectFrom('forum_flags')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const body = { decision: 'hidden', reason: 'Advertising.', version: 1, last_flag_id }
  const decided = { method: 'POST', as: agent.token, body } as const
  expect((await app.call(`/api/backoffice/forum/flags/${post}`, decided)).statusCode).toBe(200)
  expect((await hide(author, false)).statusCode).toBe(403)
})

interface Listed {
  id?: number
  thread_id?: number
}
const ids = (rows: Listed[]) => rows.map((row) => row.thread_id ?? row.id)

/** Everywhere a thread can be found: each place's path, and how to tell that the thread is there. */
const PLACES: Array<[string, string, (data: never) => boolean]> = [
  ['the list', 'forum/threads', (data: { items: Listed[] }) => ids(data.items).includes(id)],
  ['a tag', 'forum/threads?tag=brakes', (data: { items: Listed[] }) => ids(data.items).includes(id)],
  ['the search', 'forum/search?q=zebra', (data: { items: Listed[] }) => ids(data.items).includes(id)],
  [
    'suggestions',
    'forum/suggest?keyword=zebra',
    (data: { threads: Listed[] }) => ids(data.threads).includes(id),
  ],
  [
    'similar threads',
    'forum/similar?title=zebra%20brakes',
    (data: { threads: Listed[] }) => ids(data.threads).includes(id),
  ],
]

test.each(PLACES)('%s has a hidden thread for its author and staff alone', async (_place, path, has) => {
  const finds = async (by?: Member) => has((await get(path, by)).json().data as never)
  const readers = [undefined, other, author, agent]
  const found = () => Promise.all(readers.map(finds))
  expect(await found()).toEqual([true, true, true, true])
  await hide(author)
  expect(await found()).toEqual([false, false, true, true])
  await hide(author, false)
  expect(await found()).toEqual([true, true, true, true])
})

const mark = (path: string) => (path === 'forum/sitemap' ? `"id":${id},` : 'zebra')

test('feed, sitemap and the author’s page have no hidden threads, whoever asks', async () => {
  const paths = ['forum/feed', 'forum/feed?category=2', 'forum/sitemap', `forum/authors/${author.id}`]
  const holding = async () => {
    const answers = await Promise.all(paths.map((path) => get(path, author)))
    return paths.filter((path, index) => answers[index]!.body.includes(mark(path)))
  }
  expect(await holding()).toEqual(paths)
  await hide(author)
  expect(await holding()).toEqual([])
})

const counts = async () => {
  const [categories, tags] = [await get('forum/categories', other), await get('forum/tags', other)]
  const category = categories.json().data.categories.find((one: Listed) => one.id === 2)
  const tag = tags.json().data.tags.find(({ name }: { name: string }) => name === 'brakes')
  return [category.threads, tag.threads]
}

test('counts of categories and tags leave it out', async () => {
  const [category, tag] = await counts()
  await hide(author)
  expect(await counts()).toEqual([category - 1, tag - 1])
})

const caller = (by: Member, is_admin = 0) =>
  ({ id: by.id, is_admin, areas: is_admin > 0 ? ['community'] : [] }) as never

test('its page and its posts are a 404, and its live topic is refused', async () => {
  const { id: post } = await postOf()
  await hide(author)
  const paths = [`forum/threads/${id}`, `forum/threads/${id}/mine`, `forum/posts/${post}`]
  const codesOf = async (by: Member) =>
    (await Promise.all(paths.map((path) => get(path, by)))).map(({ statusCode }) => statusCode)
  expect(await codesOf(other)).toEqual([404, 404, 404])
  expect(await codesOf(author)).toEqual([200, 200, 200])
  expect((await get(`forum/threads/${id}`)).statusCode).toBe(404)
  const callers = [null, caller(other), caller(author), caller(agent, 1)]
  expect(await liveThreads(app.db).mayHear(id, callers)).toEqual([false, false, true, true])
})

test('notifications of a hidden thread are gone for others until it is shown', async () => {
  const { id: post } = await postOf()
  const at = new Date()
  await app.db
    .insertInto('notifications')
    .values({ user_id: other.id, kind: 'mention', thread_id: id, post_id: post, actor_id: author.id, at })
    .execute()
  const seen = async () => (await get('notifications', other)).json().data.items.length
  expect(await seen()).toBe(1)
  await hide(author)
  expect(await seen()).toBe(0)
  expect((await get('notifications/unread', other)).json().data.unread).toBe(0)
  await hide(author, false)
  expect(await seen()).toBe(1)
})
