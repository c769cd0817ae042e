import { afterAll, beforeAll, expect, test } from 'vitest'

import { seeds } from '../../../seed/index.ts'
import { seed } from '../../platform/database/seed.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  const named = ['people', 'forum-categories', 'forum-words', 'forum', 'forum-moderation']
  await seed(
    app.db,
    seeds.filter(({ name }) => named.includes(name)),
  )
})
afterAll(() => app.close())

const threads = () => app.db.selectFrom('forum_threads').selectAll().execute()
const posts = () => app.db.selectFrom('forum_posts').selectAll().execute()
const postsOf = async (userName: string) => {
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow()
  return (await posts()).filter(({ author_id }) => author_id === id)
}

test('everybody sees 246 threads, which are 13 pages, and each category its share of them', async () => {
  const { data } = (await app.call('/api/forum/threads?page=13')).json()
  expect([data.total, data.items.length]).toEqual([246, 6])
  const counts = new Map<number, number>()
  for (const { category_id, is_hidden } of await threads()) {
    if (!is_hidden) counts.set(category_id, (counts.get(category_id) ?? 0) + 1)
  }
  expect([...counts].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 6],
    [2, 40],
    [3, 30],
    [4, 30],
    [5, 35],
    [6, 45],
    [7, 26],
    [8, 19],
    [9, 15],
  ])
})

test('threads are pinned, locked, hidden and solved, and each solved one has an answer', async () => {
  const all = await threads()
  const count = (is: (thread: (typeof all)[number]) => boolean) => all.filter(is).length
  expect(count(({ is_pinned }) => is_pinned)).toBe(2)
  expect(count(({ is_locked }) => is_locked)).toBe(1)
  expect(count(({ is_hidden }) => is_hidden)).toBe(3)
  expect(count(({ is_solved }) => is_solved)).toBe(18)
  expect(count(({ is_solved, accepted_post_id }) => is_solved && accepted_post_id === null)).toBe(0)
})

test('about 1,900 posts: one thread has 220 of them, and a forum regular has written about 400', async () => {
  expect(Math.round((await posts()).length / 100)).toBe(19)
  const lengths = (await threads()).map(({ post_count }) => post_count).toSorted((a, b) => b - a)
  expect([lengths[0], lengths[1]! < 40]).toEqual([220, true])
  expect(Math.round((await postsOf('devanshu')).length / 50)).toBe(8)
})

test('two posts are deleted, and the counts of their threads leave them out', async () => {
  const all = await posts()
  const deleted = all.filter(({ deleted_at }) => deleted_at !== null)
  expect(deleted.map(({ author_id, deleted_by }) => author_id === deleted_by).toSorted()).toEqual([
    false,
    true,
  ])
  const left = new Map<number, number>()
  for (const { thread_id, deleted_at } of all) {
    if (!deleted_at) left.set(thread_id, (left.get(thread_id) ?? 0) + 1)
  }
  expect((await threads()).filter(({ id, post_count }) => left.get(id) !== post_count)).toEqual([])
})

test('five posts are reported, one member is banned, and about 120 people have an account', async () => {
  const flags = await app.db.selectFrom('forum_flags').select('post_id').execute()
  expect(new Set(flags.map(({ post_id }) => post_id)).size).toBe(5)
  const bans = await app.db
    .selectFrom('forum_bans')
    .innerJoin('users', 'users.id', 'forum_bans.user_id')
    .select('user_name')
    .execute()
  expect(bans).toEqual([{ user_name: 'eve' }])
  expect(Math.round((await app.db.selectFrom('users').select('id').execute()).length / 10)).toBe(12)
})

test('the hard cases are there: a script tag, a text of nearly 8,000 characters, a thread from right to left', async () => {
  const texts = (await posts()).map(({ body }) => body)
  expect(texts.filter((body) => body.includes('<script>'))).toHaveLength(1)
  expect(texts.filter((body) => body.length > 7500 && body.length <= 8000)).toHaveLength(1)
  const titles = (await threads()).map(({ title }) => title)
  expect(titles.filter((title) => /^\p{Script=Arabic}/u.test(title))).toHaveLength(1)
})
