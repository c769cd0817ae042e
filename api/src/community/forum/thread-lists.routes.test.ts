import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addTestThread } from './testing.ts'

let app: TestApp
let author: Awaited<ReturnType<TestApp['member']>>
let reader: Awaited<ReturnType<TestApp['member']>>

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
  author = await app.member()
  reader = await app.member()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('forum_search').execute()
  await app.db.deleteFrom('forum_posts').execute()
  await app.db.deleteFrom('forum_threads').execute()
})

const call = (path: string, token?: string) => app.call(`/api/forum${path}`, token ? { as: token } : {})
const get = async (path: string, token?: string) => (await call(path, token)).json().data
const idsOf = async (query: string, token?: string): Promise<number[]> =>
  (await get(`/threads?${query}`, token)).items.map(({ id }: { id: number }) => id)
const add = (thread: Partial<Parameters<typeof addTestThread>[1]> = {}) =>
  addTestThread(app, { authorId: author.id, ...thread })
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const soon = () => new Date(Date.now() + 60_000)

async function like(threadId: number, at: Date) {
  const { id } = await app.db
    .selectFrom('forum_posts')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  await app.db.insertInto('forum_likes').values({ post_id: id, user_id: reader.id, at }).execute()
}

test('top is sorted by the likes of the last 30 days, with the pinned threads first', async () => {
  const [pinned, old, liked, latest] = [
    await add({ is_pinned: true, at: day(1) }),
    await add({ at: day(2) }),
    await add({ at: day(3) }),
    await add({ at: day(4) }),
  ]
  await like(liked, new Date())
  await like(old, new Date(Date.now() - 31 * 86_400_000))
  await app.countRecentLikes()
  expect(await idsOf('sort=top')).toEqual([pinned, liked, latest, old])
  expect(await idsOf('sort=top&category=2')).toEqual([pinned, liked, latest, old])
  expect(await idsOf('sort=latest')).toEqual([pinned, latest, liked, old])
})

test('unanswered has the open threads without a reply', async () => {
  const question = await add()
  await add({ posts: ['How?', 'So.'] })
  await add({ is_locked: true })
  expect(await idsOf('sort=unanswered')).toEqual([question])
  expect((await get('/threads?sort=unanswered')).total).toBe(1)
})

test('a tag shows its threads, within the category too', async () => {
  const both = await add({ tags: ['brakes', 'winter'], at: day(2) })
  const other = await add({ tags: ['brakes'], category: 3, at: day(1) })
  await add({ tags: ['winter'] })
  expect(await idsOf('tag=brakes')).toEqual([both, other])
  expect(await idsOf('tag=brakes&category=3')).toEqual([other])
  const { tags } = await get('/tags')
  expect(tags.find(({ name }: { name: string }) => name === 'winter').threads).toBe(2)
  expect(tags.find(({ name }: { name: string }) => name === 'paint').threads).toBe(0)
})

test('a deleted and a merged thread are in no list and no count', async () => {
  const kept = await add({ tags: ['brakes'] })
  const [deleted, merged] = [await add({ tags: ['brakes'] }), await add({ tags: ['brakes'] })]
  const staff = await app.member(9)
  await app.db
    .updateTable('forum_threads')
    .set({ deleted_at: new Date() })
    .where('id', '=', deleted)
    .execute()
  await app.db.updateTable('forum_threads').set({ merged_into_id: kept }).where('id', '=', merged).execute()
  for (const sort of ['latest', 'top', 'unanswered']) {
    expect(await get(`/threads?sort=${sort}`, staff.token)).toMatchObject({ items: [{ id: kept }], total: 1 })
  }
  expect(await idsOf('tag=brakes', staff.token)).toEqual([kept])
  expect((await get('/sitemap')).threads).toHaveLength(1)
  expect((await get('/feed')).threads).toHaveLength(1)
  expect((await get('/tags')).tags.find(({ name }: { name: string }) => name === 'brakes').threads).toBe(1)
})

test.each(['sort=latest', 'sort=top', 'sort=unanswered', 'tag=brakes', 'category=2'])(
  'a hidden thread is in the list and the count of ?%s for staff and its author only',
  async (query) => {
    await add({ is_hidden: true, tags: ['brakes'] })
    const staff = await app.member(1)
    const totals = await Promise.all(
      [undefined, reader.token, author.token, staff.token].map(
        async (token) => (await get(`/threads?${query}`, token)).total,
      ),
    )
    expect(totals).toEqual([0, 0, 1, 1])
    expect(await idsOf(query)).toEqual([])
  },
)

test('feed, sitemap and the counts of tags never have a hidden thread, whoever asks', async () => {
  await add({ is_hidden: true, tags: ['brakes'] })
  for (const token of [undefined, author.token]) {
    expect((await get('/sitemap', token)).threads).toEqual([])
    expect((await get('/feed', token)).threads).toEqual([])
    expect((await get('/feed?category=2', token)).threads).toEqual([])
    expect((await get('/tags', token)).tags.every(({ threads }: { threads: number }) => threads === 0)).toBe(
      true,
    )
  }
})

test('a feed has the newest threads with their first posts; that of no category is a 404', async () => {
  await add({ title: 'Old', posts: ['**Question**', 'Answer'] })
  await add({ title: 'New', category: 3 })
  expect(await get('/feed')).toMatchObject({
    category: null,
    threads: [{ title: 'New' }, { title: 'Old', body: '**Question**', category: 'Prime' }],
  })
  expect(await get('/feed?category=3')).toMatchObject({ category: { id: 3 }, threads: [{ title: 'New' }] })
  expect((await call('/feed?category=99')).statusCode).toBe(404)
})

test('a member’s unread posts are those of others since they joined and last read', async () => {
  const id = await add({ posts: ['One', 'Two', 'Three'], at: soon() })
  const old = await add({ at: day(1) })
  const mine = () => get(`/threads/mine?ids=${id},${old}`, reader.token)
  expect(await mine()).toEqual({ threads: [{ id, unread: 3 }], hidden_threads: 0 })
  expect((await get(`/threads/mine?ids=${id}`, author.token)).threads).toEqual([])
  const read = (number: number) =>
    app.call(`/api/forum/threads/${id}/read`, { method: 'POST', as: reader.token, body: { number } })
  expect((await read(2)).statusCode).toBe(200)
  expect((await mine()).threads).toEqual([{ id, unread: 1 }])
  await read(1)
  expect((await mine()).threads).toEqual([{ id, unread: 1 }])
  await read(99)
  expect((await mine()).threads).toEqual([])
  const { last_number } = await app.db
    .selectFrom('forum_reads')
    .select('last_number')
    .executeTakeFirstOrThrow()
  expect(last_number).toBe(3)
})

test('after everything is marked as read, only later posts are unread', async () => {
  const at = new Date(Date.now() - 1)
  const id = await add({ at })
  await app.db
    .updateTable('users')
    .set({ created_at: day(1) })
    .where('id', '=', reader.id)
    .execute()
  const mine = async () => (await get(`/threads/mine?ids=${id}`, reader.token)).threads
  expect(await mine()).toEqual([{ id, unread: 1 }])
  expect(
    (await app.call('/api/forum/threads/read-all', { method: 'POST', as: reader.token })).statusCode,
  ).toBe(200)
  expect(await mine()).toEqual([])
  await app.db
    .insertInto('forum_posts')
    .values({ thread_id: id, number: 2, author_id: author.id, body: 'Later', created_at: soon() })
    .execute()
  expect(await mine()).toEqual([{ id, unread: 1 }])
})

test('what a member may not see is neither counted, nor unread, nor can it be marked', async () => {
  const id = await add({ is_hidden: true, at: soon() })
  expect(await get(`/threads/mine?ids=${id}`, reader.token)).toEqual({ threads: [], hidden_threads: 0 })
  expect((await get(`/threads/mine?category=2`, author.token)).hidden_threads).toBe(1)
  expect((await get(`/threads/mine?category=3`, author.token)).hidden_threads).toBe(0)
  const read = (path: number) =>
    app.call(`/api/forum/threads/${path}/read`, { method: 'POST', as: reader.token, body: { number: 1 } })
  const [hidden, missing] = [await read(id), await read(999_999)]
  expect(hidden.statusCode).toBe(404)
  expect(hidden.json()).toEqual(missing.json())
})

test.each(['/threads/mine', '/threads/mine?ids=1'])('%s is for members', async (path) => {
  expect((await call(path)).statusCode).toBe(401)
})

test.each(['sort=likes', 'tag=A%27', 'tag=x', 'page=0'])('a list with %s is refused', async (query) => {
  expect((await call(`/threads?${query}`)).statusCode).toBe(422)
})

test.each(['ids=1,', 'ids=a', 'ids=0', `ids=${Array.from({ length: 51 }, (_, i) => i + 1).join(',')}`])(
  'unread marks of %s are refused',
  async (query) => {
    expect((await call(`/threads/mine?${query}`, reader.token)).statusCode).toBe(422)
  },
)
