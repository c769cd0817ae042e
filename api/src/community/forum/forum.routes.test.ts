import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedForum } from '../../../seed/forum/seed-forum.ts'
import { seedPeople } from '../../../seed/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

interface Thread {
  id: number
  title: string
  is_pinned: boolean
  is_hidden: boolean
  last_post_at: string
  posts: number
}

let app: TestApp
/** An access token for each kind of reader; `author` opened the hidden thread. */
let readers: Record<'guest' | 'member' | 'author' | 'agent' | 'admin', string | undefined>
let hiddenId: number

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.db)
  await seedForum(app.db)
  const hidden = await app.db
    .selectFrom('forum_threads')
    .select(['id', 'author_id'])
    .where('is_hidden', '=', true)
    .executeTakeFirstOrThrow()
  hiddenId = hidden.id
  readers = {
    guest: undefined,
    member: (await app.member()).token,
    author: (await app.sessions.start(hidden.author_id, false)).access,
    agent: (await app.member(1)).token,
    admin: (await app.member(9)).token,
  }
})
afterAll(() => app.close())

const call = (path: string, token?: string) => app.call(`/api/forum${path}`, token ? { as: token } : {})
const get = async (path: string, token?: string) => (await call(path, token)).json().data
const idByTitle = async (start: string) =>
  (
    await app.db
      .selectFrom('forum_threads')
      .select('id')
      .where('title', 'like', `${start}%`)
      .executeTakeFirstOrThrow()
  ).id

test('threads come in pages of twenty, the pinned ones first, then by their latest post', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => get(`/threads?page=${page}`)))
  const all: Thread[] = pages.flatMap((page) => page.items)
  expect(pages.map((page) => page.items.length)).toEqual([20, 20, 20])
  expect(pages[0]).toMatchObject({ page: 1, per_page: 20, total: 246 })
  expect(new Set(all.map(({ id }) => id)).size).toBe(60)
  expect(all.map(({ is_pinned }) => is_pinned).lastIndexOf(true)).toBe(1)
  const times = all.slice(2).map((thread) => thread.last_post_at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('a category shows its own threads', async () => {
  const { items, total } = await get('/threads?category=1')
  expect(total).toBe(6)
  expect(items.every((thread: { category: { id: number } }) => thread.category.id === 1)).toBe(true)
  expect(await get('/threads?category=99')).toMatchObject({ items: [], total: 0 })
})

test.each([
  ['guest', 246, 19, 404],
  ['member', 246, 19, 404],
  ['author', 248, 21, 200],
  ['agent', 249, 21, 200],
  ['admin', 249, 21, 200],
] as const)(
  'for the %s there are %i threads, %i of them ideas; the hidden one answers %i',
  async (...expected) => {
    const [reader, total, ideas, status] = expected
    const token = readers[reader]
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, index) => get(`/threads?page=${index + 1}`, token)),
    )
    const hidden = pages.flatMap((page) => page.items).filter((thread: Thread) => thread.is_hidden)
    const { categories } = await get('/categories', token)
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]))
    expect(hidden).toHaveLength(total - 246)
    expect(categories.find(({ id }: { id: number }) => id === 8).threads).toBe(ideas)
    expect((await get('/threads?category=8', token)).total).toBe(ideas)
    expect((await call(`/threads/${hiddenId}`, token)).statusCode).toBe(status)
  },
)

test('a hidden thread looks to others like one that never was', async () => {
  const hidden = await call(`/threads/${hiddenId}`, readers.member)
  const missing = await call('/threads/999999', readers.member)
  expect(hidden.json()).toEqual(missing.json())
})

test('a thread has its posts in order, numbered from 1', async () => {
  const { thread, items, total } = await get(`/threads/${await idByTitle('1000 W upgrade')}`)
  expect(thread).toMatchObject({ category: { id: 2, title: 'Prime' }, posts: 5, is_solved: false })
  expect(total).toBe(5)
  expect(items.map((post: { number: number }) => post.number)).toEqual([1, 2, 3, 4, 5])
  expect(items[0].author).toEqual({
    id: expect.any(Number),
    user_name: 'mo-rides',
    avatar: null,
    is_staff: false,
    is_workshop: false,
    member_since: expect.stringMatching(/^\d{4}-/),
  })
})

test('a long thread comes in pages of twenty', async () => {
  const id = await idByTitle('Forum moved')
  const { author_id } = await app.db
    .selectFrom('forum_threads')
    .select('author_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 24 }, (_, index) => ({
    thread_id: id,
    number: index + 2,
    author_id,
    body: `Post ${index + 2}`,
    created_at: new Date(),
  }))
  await app.db.insertInto('forum_posts').values(more).execute()
  await app.db
    .updateTable('forum_threads')
    .set({ last_number: 25, post_count: 25 })
    .where('id', '=', id)
    .execute()
  const second = await get(`/threads/${id}?page=2`)
  expect(second).toMatchObject({ page: 2, total: 25 })
  expect(second.items).toHaveLength(5)
  expect(second.items[0]).toMatchObject({ number: 21, body: 'Post 21' })
})

test('a post is handed out as it was typed, a script tag and right-to-left text alike', async () => {
  const script = await get(`/threads/${await idByTitle('The display shows odd text')}`)
  expect(script.items[0].body).toContain('<script>alert(')
  const persian = await get(`/threads/${await idByTitle('چقدر')}`)
  expect(persian.items[0].body).toMatch(/^سلام/)
})

test('nothing of an author is told but name, picture and whether it is staff', async () => {
  const { items } = await get('/threads?category=1')
  expect(items[0].author).toMatchObject({ user_name: 'ada-nireeka', is_staff: true })
  expect(JSON.stringify(items)).not.toMatch(/@|is_admin|Steward/)
})

test.each([
  '/threads?page=0',
  '/threads?page=-1',
  '/threads?page=1e9',
  '/threads?page=x',
  '/threads?category=a',
  '/threads?user_id=2',
  '/threads/0',
  '/threads/1x',
  '/threads/1?page=0',
])('%s is refused', async (path) => {
  expect((await call(path)).statusCode).toBe(422)
})
