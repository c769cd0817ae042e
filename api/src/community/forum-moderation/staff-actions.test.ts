import { afterAll, beforeAll, expect, test } from 'vitest'

import { type ForumDesk, openForumDesk } from './testing.ts'

const READ = { version: 1, reason: 'By the rules.' }
const CHANGES = ['hide', 'show', 'lock', 'unlock', 'pin', 'unpin'] as const

let desk: ForumDesk
beforeAll(async () => {
  desk = await openForumDesk()
})
afterAll(() => desk.close())

const read = (id: number, as?: string) => desk.app.call(`/api/forum/threads/${id}`, as ? { as } : {})

test.each(['agent', 'admin'] as const)('an %s hides, locks and pins, and takes it back', async (who) => {
  const { id } = await desk.newThread()
  let version = 1
  for (const change of CHANGES) {
    const answer = await desk.staffCall(`/threads/${id}/state`, { ...READ, version, change }, desk[who].token)
    expect(answer.statusCode).toBe(200)
    version = answer.json().data.version
  }
  expect((await desk.actions()).slice(-6)).toEqual(CHANGES.map((change) => [`thread.${change}`, READ.reason]))
})

test('a hidden thread is gone for everybody but its author and staff', async () => {
  const other = await desk.app.member()
  const { id, posts } = await desk.newThread()
  await desk.staffCall(`/threads/${id}/state`, { ...READ, change: 'hide' })
  const readers = [undefined, other.token, desk.rider.token, desk.agent.token, desk.admin.token]
  const answers = await Promise.all(readers.map((as) => read(id, as)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200, 200])
  expect((await desk.flag(posts[0], other.token)).statusCode).toBe(404)
  const { data } = (await desk.app.call('/api/forum/threads', { as: other.token })).json()
  expect(data.items.map((thread: { id: number }) => thread.id)).not.toContain(id)
})

test.each(['state', 'move', 'merge', 'delete'])('members may not %s', async (path) => {
  const { id } = await desk.newThread()
  expect((await desk.staffCall(`/threads/${id}/${path}`, {}, desk.rider.token)).statusCode).toBe(403)
})

test.each<[string, (id: number) => [string, object]]>([
  ['hide', (id) => [`/threads/${id}/state`, { ...READ, change: 'hide' }]],
  ['move', (id) => [`/threads/${id}/move`, { ...READ, category_id: 3 }]],
  ['delete', (id) => [`/threads/${id}/delete`, READ]],
])('of two who %s at once the second is told', async (_title, callOf) => {
  const { id } = await desk.newThread()
  const answers = await Promise.all(
    [desk.agent, desk.admin].map(({ token }) => desk.staffCall(...callOf(id), token)),
  )
  const codes = answers.map(({ statusCode }) => statusCode).toSorted()
  expect([200, [404, 409].includes(codes[1] ?? 0)]).toEqual([codes[0], true])
})

test('each call says why', async () => {
  const { id } = await desk.newThread()
  const body = { version: 1, change: 'lock', reason: ' ' }
  expect((await desk.staffCall(`/threads/${id}/state`, body)).statusCode).toBe(422)
})

test('merged threads are one, in the order of time, with reads and subscriptions', async () => {
  const { db, rider, agent } = desk
  const [early, late] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-02T10:00:00Z')]
  const from = await desk.newThread({ replies: 1, at: late })
  const into = await desk.newThread({ replies: 2, at: early, by: agent.id })
  const at = new Date()
  await db
    .insertInto('forum_reads')
    .values([
      { user_id: rider.id, thread_id: from.id, last_number: 1, at },
      { user_id: rider.id, thread_id: into.id, last_number: 1, at },
      { user_id: agent.id, thread_id: into.id, last_number: 2, at },
    ])
    .execute()
  const subscribed = (user_id: number, thread_id: number, level: 'all' | 'none' | 'mentions') => ({
    user_id,
    thread_id,
    level,
    at,
  })
  await db
    .insertInto('forum_subscriptions')
    .values([
      subscribed(rider.id, from.id, 'all'),
      subscribed(rider.id, into.id, 'none'),
      subscribed(agent.id, from.id, 'mentions'),
    ])
    .execute()
  const body = { ...READ, into_id: into.id }
  const merged = await desk.staffCall(`/threads/${from.id}/merge`, body)
  expect(merged.json().data).toEqual({ id: into.id, version: 2 })
  const { data } = (await read(into.id)).json()
  expect(data.items.map(({ id, number }: { id: number; number: number }) => [id, number])).toEqual(
    [...into.posts, ...from.posts].map((id, index) => [id, index + 1]),
  )
  expect(data.thread).toMatchObject({ posts: 5, author: { id: agent.id } })
  const reads = await db.selectFrom('forum_reads').selectAll().orderBy('user_id').execute()
  expect(reads.map((row) => [row.user_id, row.thread_id, row.last_number])).toEqual([
    [rider.id, into.id, 4],
    [agent.id, into.id, 2],
  ])
  const levels = await db.selectFrom('forum_subscriptions').selectAll().orderBy('user_id').execute()
  expect(levels.map((row) => [row.user_id, row.thread_id, row.level])).toEqual([
    [rider.id, into.id, 'all'],
    [agent.id, into.id, 'mentions'],
  ])
  expect((await desk.staffCall(`/threads/${from.id}/merge`, body)).statusCode).toBe(404)
})

test('the address of a merged thread leads to the one that has its posts, as far as its reader may see it', async () => {
  const [first, second, third] = [await desk.newThread(), await desk.newThread(), await desk.newThread()]
  await desk.staffCall(`/threads/${first.id}/merge`, { ...READ, into_id: second.id })
  await desk.staffCall(`/threads/${second.id}/merge`, { ...READ, version: 2, into_id: third.id })
  expect((await read(first.id)).json().data.thread.id).toBe(third.id)
  await desk.staffCall(`/threads/${third.id}/state`, { ...READ, version: 2, change: 'hide' })
  expect((await read(first.id)).statusCode).toBe(404)
})

test('two threads that are merged into each other at once end as one', async () => {
  const [one, other] = [await desk.newThread({ replies: 1 }), await desk.newThread({ replies: 1 })]
  const answers = await Promise.all([
    desk.staffCall(`/threads/${one.id}/merge`, { ...READ, into_id: other.id }),
    desk.staffCall(`/threads/${other.id}/merge`, { ...READ, into_id: one.id }),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a deleted post has no text; the first post goes with its thread only', async () => {
  const { id, posts } = await desk.newThread({ replies: 1 })
  const [first, reply] = posts
  expect((await desk.staffCall(`/posts/${first}/delete`, READ)).statusCode).toBe(409)
  expect((await desk.staffCall(`/posts/${reply}/delete`, { ...READ, version: 2 })).statusCode).toBe(409)
  expect((await desk.staffCall(`/posts/${reply}/delete`, READ)).statusCode).toBe(200)
  const { data } = (await read(id)).json()
  expect(data.items[1]).toMatchObject({ body: '', is_deleted: true })
  expect((await desk.staffCall(`/threads/${id}/delete`, READ)).statusCode).toBe(200)
  expect((await read(id, desk.admin.token)).statusCode).toBe(404)
})
