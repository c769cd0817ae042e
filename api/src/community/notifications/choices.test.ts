import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { publishPost, publishThread } from '../forum-writing/publish.ts'
import { notifyModerated, notifyOfForum } from './on-forum.ts'

let app: TestApp
const now = () => new Date()
beforeAll(async () => {
  app = await openTestApp({ now })
  await app.db.insertInto('forum_categories').values({ id: 99, title: 'Talk', description: '' }).execute()
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const begin = ({ id: authorId }: Member) => {
  const thread = { categoryId: 99, authorId, title: 'A loose spoke', tags: [], body: 'It ticks.', now: now() }
  return app.db.transaction().execute((trx) => publishThread(trx, notifyOfForum, thread))
}
const reply = (threadId: number, { id: authorId }: Member, body = 'Yes.') => {
  const post = { threadId, authorId, body, replyToId: null, now: now() }
  return app.db.transaction().execute((trx) => publishPost(trx, notifyOfForum, post))
}
const like = (postId: number, { id: userId }: Member) =>
  app.db.transaction().execute(async (trx) => {
    await trx.insertInto('forum_likes').values({ post_id: postId, user_id: userId, at: now() }).execute()
    await notifyOfForum.onLike(trx, { postId, userId, now: now() })
  })
const nameOf = async ({ id }: Member) =>
  (await app.db.selectFrom('users').select('user_name').where('id', '=', id).executeTakeFirstOrThrow())
    .user_name

const choose = ({ token }: Member, body: object) =>
  app.call('/api/notifications/choices', { method: 'PUT', as: token, body })
const kindsOf = async ({ token }: Member, show = 'all') => {
  const { data } = (await app.call(`/api/notifications?show=${show}`, { as: token })).json()
  return (data.items as Array<{ kind: string }>).map(({ kind }) => kind)
}

test('whoever chose mentions for their own threads hears of mentions alone', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  expect((await choose(anna, { writing_level: 'mentions', tells_likes: true })).statusCode).toBe(200)
  const { id } = await begin(anna)
  await reply(id, ben)
  expect(await kindsOf(anna)).toEqual([])
  await reply(id, ben, `@${await nameOf(anna)} look`)
  expect(await kindsOf(anna)).toEqual(['mention'])
})

test('whoever chose nothing hears nothing, until they choose otherwise for a thread', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  await choose(anna, { writing_level: 'none', tells_likes: true })
  const { id, postId } = await begin(anna)
  await reply(id, ben, `@${await nameOf(anna)} look`)
  await like(postId, ben)
  await notifyOfForum.onAccepted(app.db, { threadId: id, postId, userId: ben.id, now: now() })
  expect(await kindsOf(anna)).toEqual([])
  const path = `/api/forum/threads/${id}/subscription`
  await app.call(path, { method: 'PUT', as: anna.token, body: { level: 'all' } })
  await reply(id, anna)
  await reply(id, ben)
  expect(await kindsOf(anna)).toEqual(['reply'])
})

test('likes are told of unless a member doesn’t want to hear of them', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { postId } = await begin(anna)
  await choose(anna, { writing_level: 'all', tells_likes: false })
  await like(postId, ben)
  expect(await kindsOf(anna)).toEqual([])
  const second = await begin(anna)
  await choose(anna, { writing_level: 'all', tells_likes: true })
  await like(second.postId, ben)
  expect(await kindsOf(anna)).toEqual(['like'])
})

test('a choice is kept beside the emails and what is shown of a member', async () => {
  const anna = await app.member()
  const get = async (path: string) => (await app.call(path, { as: anna.token })).json().data
  expect(await get('/api/notifications/choices')).toEqual({ writing_level: 'all', tells_likes: true })
  await app.call('/api/forum/emails', {
    method: 'PUT',
    as: anna.token,
    body: { digest: 'weekly', emails_mentions: false },
  })
  await choose(anna, { writing_level: 'none', tells_likes: false })
  expect(await get('/api/notifications/choices')).toEqual({ writing_level: 'none', tells_likes: false })
  expect(await get('/api/forum/emails')).toEqual({ digest: 'weekly', emails_mentions: false })
  expect((await choose(anna, { writing_level: 'some', tells_likes: false })).statusCode).toBe(422)
})

test('the list is narrowed by kind, and to what is unread', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { id, postId } = await begin(anna)
  await reply(id, ben)
  await reply(id, ben, `@${await nameOf(anna)} look`)
  await like(postId, ben)
  const done = { action: 'pin', reason: 'Useful.', now: now() } as const
  await notifyModerated(app.db, { ...done, userId: anna.id, threadId: id, postId, by: ben.id })
  const [newest = { id: 0 }] = (await app.call('/api/notifications', { as: anna.token })).json().data.items
  const body = { ids: [newest.id] }
  await app.call('/api/notifications/read', { method: 'POST', as: anna.token, body })
  expect(await kindsOf(anna, 'replies')).toEqual(['reply'])
  expect(await kindsOf(anna, 'mentions')).toEqual(['mention'])
  expect(await kindsOf(anna, 'likes')).toEqual(['like'])
  expect(await kindsOf(anna, 'moderation')).toEqual(['moderated'])
  expect(await kindsOf(anna, 'unread')).toHaveLength(3)
  expect((await app.call('/api/notifications?show=other', { as: anna.token })).statusCode).toBe(422)
})
