import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
})
afterAll(() => app.close())

test('members are mentioned by name, at most ten in a post, and nobody in code', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => app.member()))
  const people = await app.db
    .selectFrom('users')
    .select('user_name')
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    )
    .execute()
  const names = people.map(({ user_name }) => `@${user_name}`)
  const author = await app.member()
  const opened = await app.call('/api/forum/threads', {
    method: 'POST',
    as: author.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { category_id: 2, title: 'Who rides on Sunday?', body: `${names.join(', ')}. \`@${names[0]}\`` },
  })
  const post = await app.db
    .selectFrom('forum_posts')
    .select('id')
    .where('thread_id', '=', opened.json().data.id)
    .executeTakeFirstOrThrow()
  const stored = await app.db
    .selectFrom('forum_mentions')
    .select('user_id')
    .where('post_id', '=', post.id)
    .execute()
  expect(stored).toHaveLength(10)
  const { people: found } = (
    await app.call(`/api/forum/people?name=${names[0]!.slice(1)}`, { as: author.token })
  ).json().data
  expect(found).toMatchObject([{ user_name: names[0]!.slice(1) }])
})
