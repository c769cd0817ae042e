import { beforeEach, expect, test } from 'vitest'

import { seedForumCategories } from '../seed/forum/seed-forum.ts'
import { addTestThread } from './community/forum/testing.ts'
import { type TestApp, useTestApp } from './testing/test-app.ts'

const ADDRESS = '/api/account/data'
const MINUTE_MS = 60_000

let app: TestApp
let now: Date
beforeEach(async () => {
  now = new Date()
  app = await useTestApp({ now: () => now })
})

const held = async (as: string) => (await app.call(`${ADDRESS}/held`, { as })).json().data
const countOf = async (as: string, kind: string) =>
  (await held(as)).counts.find((one: { kind: string }) => one.kind === kind)?.count

test('a member reads how much of each kind is stored about them, and nothing of others', async () => {
  const [rita, sam] = [await app.member(), await app.member()]
  await seedForumCategories(app.db)
  await addTestThread(app, { authorId: rita.id, posts: ['How?', 'So.'] })
  expect(await countOf(rita.token, 'forum_posts')).toBe(2)
  expect(await countOf(rita.token, 'forum_threads')).toBe(1)
  expect(await countOf(sam.token, 'forum_posts')).toBeUndefined()
  expect((await app.call(`${ADDRESS}/held`)).statusCode).toBe(401)
})

test('the requests are told with what became of them', async () => {
  const rita = await app.member()
  const ask = () => app.call(`${ADDRESS}/exports`, { method: 'POST', body: null, as: rita.token })
  await ask()
  await app.makeDataExports()
  const first = now.toISOString()
  now = new Date(now.getTime() + MINUTE_MS)
  await ask()
  await app.makeDataExports()
  expect((await held(rita.token)).requests).toMatchObject([
    { asked_at: now.toISOString(), state: 'ready' },
    { asked_at: first, state: 'gone' },
  ])
})
