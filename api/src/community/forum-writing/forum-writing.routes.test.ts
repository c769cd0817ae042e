import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let author: Member
let other: Member
let staff: Member

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
})
// New members for each test, because each may send only so much in a minute.
beforeEach(async () => {
  author = await app.member()
  other = await app.member()
  staff = await app.member(1)
})
afterAll(() => app.close())

const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, by: Member, body?: unknown) =>
  app.call(`/api/forum${path}`, {
    method,
    as: by.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })

async function openThread(by = author, input: object = {}) {
  const body = { category_id: 2, title: 'Which tyres for gravel?', body: 'I ride 40 km a day.', ...input }
  return (await send('POST', '/threads', by, body)).json().data.id as number
}

async function reply(thread: number, by = other, body = 'The wide ones.') {
  const answered = await send('POST', `/threads/${thread}/posts`, by, { body })
  return answered.json().data.post as { id: number; number: number }
}

const read = async (id: number) => (await app.call(`/api/forum/threads/${id}`)).json().data
const hide = (id: number, change: object) =>
  app.db.updateTable('forum_threads').set(change).where('id', '=', id).execute()

test('a member opens a thread with known tags, and everybody reads it', async () => {
  const id = await openThread(author, { tags: ['tyres', 'range'] })
  const { thread, items } = await read(id)
  expect(thread).toMatchObject({ title: 'Which tyres for gravel?', tags: ['tyres', 'range'], posts: 1 })
  expect(items[0]).toMatchObject({ number: 1, author: { id: author.id }, body: 'I ride 40 km a day.' })
})

test.each([
  ['a title of four characters', { title: 'Tyre' }],
  ['a text of 8,001 characters', { body: 'a'.repeat(8001) }],
  ['six tags', { tags: ['tyres', 'range', 'fit', 'paint', 'motor', 'lights'] }],
  ['an unknown tag', { tags: ['spaceships'] }],
  ['a category that isn’t there', { category_id: 99 }],
  ['an author', { author_id: 1 }],
])('a thread with %s is refused', async (_, input) => {
  const body = { category_id: 2, title: 'Which tyres?', body: 'Wide?', ...input }
  expect((await send('POST', '/threads', author, body)).statusCode).toBe(422)
})

test('only staff write announcements, and goods are offered by members of 30 days', async () => {
  const body = { category_id: 1, title: 'Which tyres?', body: 'Wide?' }
  expect((await send('POST', '/threads', author, body)).statusCode).toBe(403)
  expect((await send('POST', '/threads', author, { ...body, category_id: 9 })).statusCode).toBe(403)
  expect((await send('POST', '/threads', staff, body)).statusCode).toBe(200)
})

test('a reply that is sent again is published once', async () => {
  const id = await openThread()
  const again = () =>
    app.call(`/api/forum/threads/${id}/posts`, {
      method: 'POST',
      as: other.token,
      body: { body: 'Once' },
      headers: { 'idempotency-key': `once-${id}-key` },
    })
  const answers = await Promise.all([again(), again(), again()])
  expect(new Set(answers.map((one) => one.json().data.post.id)).size).toBe(1)
  expect((await read(id)).total).toBe(2)
})

test('twenty replies at once get twenty numbers', async () => {
  const id = await openThread()
  const members = await Promise.all(Array.from({ length: 20 }, () => app.member()))
  const posts = await Promise.all(members.map((by) => reply(id, by)))
  expect(posts.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 2),
  )
  expect((await read(id)).thread.posts).toBe(21)
})

test('a reply names the post that it answers, in the same thread only', async () => {
  const [id, elsewhere] = [await openThread(), await openThread(staff)]
  const [{ id: answered }, { id: foreign }] = [await reply(id), await reply(elsewhere)]
  const to = (reply_to_id: number) =>
    send('POST', `/threads/${id}/posts`, author, { body: 'Thanks', reply_to_id })
  expect((await to(foreign)).statusCode).toBe(422)
  expect((await to(answered)).statusCode).toBe(200)
  expect((await read(id)).items[2].reply_to).toMatchObject({ id: answered, number: 2 })
})

test('a deleted post keeps its number and loses its text', async () => {
  const thread = await openThread()
  const { id } = await reply(thread)
  expect((await send('DELETE', `/posts/${id}`, author)).statusCode).toBe(404)
  expect((await send('DELETE', `/posts/${id}`, other)).statusCode).toBe(200)
  expect((await send('DELETE', `/posts/${id}`, other)).statusCode).toBe(404)
  const found = await read(thread)
  expect(found.items[1]).toMatchObject({ number: 2, body: '', is_deleted: true })
  expect(found.thread.posts).toBe(1)
  expect((await reply(thread)).number).toBe(3)
})

test('the first post is deleted with its thread, by its author alone', async () => {
  const id = await openThread()
  const first = (await read(id)).items[0]
  expect((await send('DELETE', `/posts/${first.id}`, author)).statusCode).toBe(409)
  expect((await send('DELETE', `/threads/${id}`, other)).statusCode).toBe(404)
  expect((await send('DELETE', `/threads/${id}`, author)).statusCode).toBe(200)
  expect((await app.call(`/api/forum/threads/${id}`)).statusCode).toBe(404)
})

test('nobody but staff replies to a locked thread', async () => {
  const id = await openThread()
  const { id: post } = await reply(id)
  await hide(id, { is_locked: true })
  const refused = await send('POST', `/threads/${id}/posts`, other, { body: 'Too late' })
  expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('locked')])
  expect((await send('PUT', `/posts/${post}`, other, { body: 'Changed', version: 1 })).statusCode).toBe(403)
  expect((await send('POST', `/threads/${id}/posts`, staff, { body: 'Closed.' })).statusCode).toBe(200)
})

test('a hidden thread of somebody else is a 404 for each call', async () => {
  const id = await openThread()
  const post = await reply(id)
  await hide(id, { is_hidden: true })
  const answers = await Promise.all([
    send('POST', `/threads/${id}/posts`, other, { body: 'Hello' }),
    send('PUT', `/posts/${post.id}`, other, { body: 'Hello', version: 1 }),
    send('GET', `/posts/${post.id}/edits`, other),
    send('GET', `/posts/${post.id}`, other),
    send('GET', `/threads/${id}/mine`, other),
    send('PUT', `/posts/${post.id}/like`, other),
    send('DELETE', `/posts/${post.id}/like`, other),
    send('DELETE', `/posts/${post.id}`, other),
    send('DELETE', `/threads/${id}`, other),
    send('PUT', `/threads/${id}/accepted`, other, { post_id: post.id }),
    app.call(`/api/forum/posts/${post.id}`),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(404))
  expect((await send('PUT', `/posts/${post.id}/like`, author)).statusCode).toBe(200)
})

test('the author of a thread accepts an answer, and takes it back', async () => {
  const id = await openThread()
  const post = await reply(id)
  const accept = (by: Member, post_id: number | null) =>
    send('PUT', `/threads/${id}/accepted`, by, { post_id })
  expect((await accept(other, post.id)).statusCode).toBe(403)
  expect((await accept(author, post.id)).statusCode).toBe(200)
  expect((await read(id)).thread).toMatchObject({ is_solved: true, accepted_post_id: post.id })
  await accept(author, null)
  expect((await read(id)).thread).toMatchObject({ is_solved: false, accepted_post_id: null })
})

test('a member is told what is theirs on a page', async () => {
  const id = await openThread()
  const post = await reply(id)
  await send('PUT', `/posts/${post.id}/like`, other)
  expect((await send('GET', `/threads/${id}/mine`, other)).json().data).toMatchObject({
    liked: [post.id],
    own: [post.id],
    may_reply: true,
    may_accept: false,
    is_staff: false,
  })
})
