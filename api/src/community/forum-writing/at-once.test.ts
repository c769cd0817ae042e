import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addTestThread } from '../forum/testing.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
let address: string

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
  address = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends a request over the network, as browsers do that know nothing of one another. */
async function send(method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, by: Member, body?: object) {
  const headers = {
    authorization: `Bearer ${by.token}`,
    'idempotency-key': randomUUID(),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(`${address}/api/forum${path}`, { method, headers, ...sent })
  return { status: answer.status, data: (await answer.json()).data }
}

const members = (count: number) => Promise.all(Array.from({ length: count }, () => app.member()))

async function newThread() {
  const author = await app.member()
  const id = await addTestThread(app, {
    authorId: author.id,
    title: 'Which tyres?',
    posts: ['The wide ones.'],
  })
  const post = await app.db
    .selectFrom('forum_posts')
    .select('id')
    .where('thread_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, author, postId: post.id }
}

const likesOf = async (id: number) =>
  (await app.db.selectFrom('forum_posts').select('likes').where('id', '=', id).executeTakeFirstOrThrow())
    .likes

test('100 members who like at once count exactly 100, and each counts once', async () => {
  const { postId } = await newThread()
  const all = await members(100)
  const answers = await Promise.all(all.map((by) => send('PUT', `/posts/${postId}/like`, by)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await likesOf(postId)).toBe(100)
  await Promise.all(
    all.slice(0, 10).flatMap((by) => [1, 2].map(() => send('PUT', `/posts/${postId}/like`, by))),
  )
  expect(await likesOf(postId)).toBe(100)
  await Promise.all(
    all.slice(0, 10).flatMap((by) => [1, 2].map(() => send('DELETE', `/posts/${postId}/like`, by))),
  )
  expect(await likesOf(postId)).toBe(90)
})

test('of two edits of a post at once one is kept, and the other is told the text that is there', async () => {
  const { author, postId } = await newThread()
  const texts = ['The narrow ones.', 'None of them.']
  const answers = await Promise.all(
    texts.map((body) => send('PUT', `/posts/${postId}`, author, { body, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = texts[answers.findIndex(({ status }) => status === 200)]
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({ body: [kept], version: ['2'] })
  const { data } = await send('GET', `/posts/${postId}/edits`, author)
  expect(data.edits).toMatchObject([{ version: 1, body: 'The wide ones.' }])
})

test('of two edits of a title at once one is kept, and the other is told the title that is there', async () => {
  const { id, author } = await newThread()
  const titles = ['Which tyres for mud?', 'Which tyres for sand?']
  const answers = await Promise.all(
    titles.map((title) => send('PUT', `/threads/${id}`, author, { title, tags: [], version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = titles[answers.findIndex(({ status }) => status === 200)]
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({
    title: [kept],
    tags: [],
    version: ['2'],
  })
  const { data } = await send('GET', `/threads/${id}/edits`, author)
  expect(data.edits).toMatchObject([{ version: 1, title: 'Which tyres?' }])
})
