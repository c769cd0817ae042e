import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let author: Member
let other: Member

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
})
beforeEach(async () => {
  author = await app.member()
  other = await app.member()
})
afterAll(() => app.close())

const send = (method: 'POST' | 'PUT', path: string, by: Member, body: unknown) =>
  app.call(`/api/forum${path}`, {
    method,
    as: by.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })

async function openThread() {
  const body = { category_id: 2, title: 'Which tyres for gravel?', body: 'I ride 40 km a day.' }
  return (await send('POST', '/threads', author, body)).json().data.id as number
}

const read = async (id: number) => (await app.call(`/api/forum/threads/${id}`)).json().data
const set = (id: number, change: object) =>
  app.db.updateTable('forum_threads').set(change).where('id', '=', id).execute()

test('an author changes title and tags, and the search finds the new title', async () => {
  const id = await openThread()
  const input = { title: 'Which mudguards for snow?', tags: ['tyres'], version: 1 }
  expect((await send('PUT', `/threads/${id}`, other, input)).statusCode).toBe(404)
  const edited = await send('PUT', `/threads/${id}`, author, input)
  expect([edited.statusCode, edited.json().data]).toEqual([200, { version: 2 }])
  expect((await read(id)).thread).toMatchObject({ title: input.title, tags: ['tyres'], version: 2 })
  const found = (await app.call('/api/forum/search?q=mudguards+snow')).json().data
  expect(found.items.map((hit: { thread_id: number }) => hit.thread_id)).toContain(id)
})

test('each change of title or tags is kept with who and when, for the author and staff', async () => {
  const id = await openThread()
  expect((await read(id)).thread.title_edited_at).toBeNull()
  const change = (input: object) => send('PUT', `/threads/${id}`, author, input)
  await change({ title: 'Which tyres for mud?', tags: [], version: 1 })
  await change({ title: 'Which tyres for mud?', tags: ['tyres'], version: 2 })
  const unchanged = await change({ title: 'Which  tyres for mud?', tags: ['tyres'], version: 3 })
  // What changes nothing is no version.
  expect(unchanged.json().data).toEqual({ version: 3 })
  expect(Date.parse((await read(id)).thread.title_edited_at)).toBeGreaterThan(0)
  const { user_name } = await app.db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow()
  const history = (by: Member) => app.call(`/api/forum/threads/${id}/edits`, { as: by.token })
  const kept = (await history(author)).json().data.edits
  expect(kept).toMatchObject([
    { version: 2, title: 'Which tyres for mud?', tags: [], edited_by: user_name },
    { version: 1, title: 'Which tyres for gravel?', tags: [], edited_by: user_name },
  ])
  expect((await history(await app.member(1))).json().data.edits).toEqual(kept)
  expect((await history(other)).statusCode).toBe(404)
  expect((await app.call(`/api/forum/threads/${id}/edits`)).statusCode).toBe(401)
})

test.each([
  ['a title of four characters', { title: 'Tyre' }, 422],
  ['an unknown tag', { tags: ['spaceships'] }, 422],
  ['no version', { version: undefined }, 422],
])('a change to %s is refused', async (_, input, status) => {
  const id = await openThread()
  const body = { title: 'Which tyres for mud?', tags: [], version: 1, ...input }
  expect((await send('PUT', `/threads/${id}`, author, body)).statusCode).toBe(status)
  expect((await read(id)).thread).toMatchObject({ title: 'Which tyres for gravel?', version: 1 })
})

test('the title of a locked thread stays as it is', async () => {
  const id = await openThread()
  await set(id, { is_locked: true })
  const input = { title: 'Which tyres for mud?', tags: [], version: 1 }
  expect((await send('PUT', `/threads/${id}`, author, input)).statusCode).toBe(403)
})
