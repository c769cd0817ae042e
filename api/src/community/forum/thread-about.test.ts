import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { rebuildForumWords } from './rebuild-forum-words.ts'
import { addTestThread } from './testing.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let [author, reader] = [] as unknown as [Member, Member]
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

const add = (thread: Partial<Parameters<typeof addTestThread>[1]> = {}) =>
  addTestThread(app, { authorId: author.id, ...thread })
const read = async (id: number, token?: string) =>
  (await app.call(`/api/forum/threads/${id}`, token ? { as: token } : {})).json().data
const relatedTo = async (id: number): Promise<number[]> =>
  (await read(id)).related.map((thread: { id: number }) => thread.id)
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

let sent = 0

async function reply(thread: number, by: Member, body = 'Grease it.') {
  const answer = await app.call(`/api/forum/threads/${thread}/posts`, {
    method: 'POST',
    as: by.token,
    body: { body },
    headers: { 'idempotency-key': `thread-about-${++sent}` },
  })
  return answer.json().data.post as { id: number }
}

test('a thread names those who have written most, and counts them, without deleted posts', async () => {
  const id = await add()
  const others = [await app.member(), await app.member()]
  await reply(id, reader)
  await reply(id, reader, 'Or oil.')
  const post = await reply(id, others[0]!)
  expect(await read(id)).toMatchObject({
    participants: 3,
    writers: [
      { id: reader.id, posts: 2, is_staff: false },
      { id: author.id, posts: 1 },
      { id: others[0]!.id, posts: 1 },
    ],
  })
  await app.call(`/api/forum/posts/${post.id}`, { method: 'DELETE', as: others[0]!.token })
  expect((await read(id)).participants).toBe(2)
})

test('of many writers six are named', async () => {
  const id = await add()
  for (let count = 1; count <= 7; count++) await reply(id, await app.member(), `Reply ${count}`)
  const { participants, writers } = await read(id)
  expect([participants, writers.length]).toEqual([8, 6])
})

test('an author of a post tells since when they are a member; one who has left doesn’t', async () => {
  const id = await add()
  const gone = await app.member()
  await reply(id, gone)
  await app.db
    .updateTable('users')
    .set({ user_name: 'Deleted member 77' })
    .where('id', '=', gone.id)
    .execute()
  const { items } = await read(id)
  expect(items[0].author.member_since).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(items[1].author.member_since).toBeNull()
})

test('a list says who wrote a thread’s latest post, also after that one was deleted', async () => {
  const id = await add()
  const last = async () => (await app.call('/api/forum/threads?page=1')).json().data.items[0].last_post_by
  await reply(id, reader)
  const other = await app.member()
  const post = await reply(id, other)
  expect((await last()).id).toBe(other.id)
  await app.call(`/api/forum/posts/${post.id}`, { method: 'DELETE', as: other.token })
  expect((await last()).id).toBe(reader.id)
})

test('related threads share rare words of the title, those of the category first, then come its latest', async () => {
  const id = await add({ title: 'Creak from the bottom bracket', category: 2 })
  const elsewhere = await add({ title: 'Bottom bracket tool', category: 3, at: day(9) })
  const alike = await add({ title: 'Bottom bracket tool', category: 2, at: day(1) })
  const [older, latest] = [
    await add({ title: 'Paint', category: 2, at: day(2) }),
    await add({ title: 'Saddle', category: 2, at: day(3) }),
  ]
  await add({ title: 'Saddle', category: 3, at: day(4) })
  await rebuildForumWords(app.db)
  expect(await relatedTo(id)).toEqual([alike, elsewhere, latest, older])
})

test('hidden and deleted threads aren’t related, not even for staff, nor are pinned ones of the category', async () => {
  const id = await add({ title: 'Bracket' })
  await add({ title: 'Bracket', is_hidden: true })
  await add({ title: 'Welcome', is_pinned: true })
  const deleted = await add({ title: 'Bracket' })
  await app.db
    .updateTable('forum_threads')
    .set({ deleted_at: day(1) })
    .where('id', '=', deleted)
    .execute()
  await rebuildForumWords(app.db)
  expect(await relatedTo(id)).toEqual([])
  expect((await read(id, (await app.member(9)).token)).related).toEqual([])
})
