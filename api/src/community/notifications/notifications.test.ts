import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { publishPost, publishThread } from '../forum-writing/publish.ts'
import { notifyModerated, notifyOfForum } from './on-forum.ts'

const DAY = 86_400_000

let app: TestApp
let time = Date.now()
const now = () => new Date(time)
beforeAll(async () => {
  app = await openTestApp({ now })
  await app.db.insertInto('forum_categories').values({ id: 99, title: 'Talk', description: '' }).execute()
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const begin = (author: Member) =>
  app.db.transaction().execute((trx) =>
    publishThread(trx, notifyOfForum, {
      categoryId: 99,
      authorId: author.id,
      title: 'A rattling noise',
      tags: [],
      body: 'It rattles.',
      now: now(),
    }),
  )

const reply = (threadId: number, author: Member, { body = 'Yes.', replyToId = null as number | null } = {}) =>
  app.db
    .transaction()
    .execute((trx) =>
      publishPost(trx, notifyOfForum, { threadId, authorId: author.id, body, replyToId, now: now() }),
    )

async function nameOf({ id }: Member) {
  const row = await app.db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.user_name
}

async function listOf({ token }: Member) {
  const { data } = (await app.call('/api/notifications', { as: token })).json()
  return data.items as Array<{ id: number; kind: string; count: number; is_read: boolean }>
}
const kindsOf = async (member: Member) => (await listOf(member)).map(({ kind }) => kind)
const unreadOf = async ({ token }: Member) =>
  (await app.call('/api/notifications/unread', { as: token })).json().data.unread as number

async function emailsTo({ email }: Member) {
  const rows = await app.db.selectFrom('outbox').select('payload').orderBy('id').execute()
  return rows
    .map(({ payload }) => payload as { template: string; to: string })
    .filter(({ to, template }) => to === email && template.startsWith('forum_'))
    .map(({ template }) => template)
}

const like = (postId: number, { id }: Member) =>
  app.db.transaction().execute(async (trx) => {
    await trx.insertInto('forum_likes').values({ post_id: postId, user_id: id, at: now() }).execute()
    await notifyOfForum.onLike(trx, { postId, userId: id, now: now() })
  })

test('whoever began a thread is told of replies, and nobody of their own', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { id } = await begin(anna)
  await reply(id, ben)
  expect([await kindsOf(anna), await kindsOf(ben)]).toEqual([['reply'], []])
  await reply(id, anna)
  expect([await kindsOf(anna), await kindsOf(ben)]).toEqual([['reply'], ['reply']])
})

test('a post that mentions, quotes and replies to a member is told of once, as a mention', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { id, postId } = await begin(anna)
  await reply(id, ben, { body: `@${await nameOf(anna)} yes`, replyToId: postId })
  expect(await kindsOf(anna)).toEqual(['mention'])
  expect(await emailsTo(anna)).toEqual(['forum_mention'])
})

test('with “mentions” a member is told of mentions alone, with “none” of nothing', async () => {
  const [anna, ben, cleo] = [await app.member(), await app.member(), await app.member()]
  const { id } = await begin(anna)
  const choose = (member: Member, level: string) =>
    app.call(`/api/forum/threads/${id}/subscription`, { method: 'PUT', as: member.token, body: { level } })
  expect((await choose(anna, 'mentions')).statusCode).toBe(200)
  expect((await choose(cleo, 'none')).statusCode).toBe(200)
  await reply(id, ben)
  await reply(id, ben, { body: `@${await nameOf(anna)} and @${await nameOf(cleo)}` })
  expect([await kindsOf(anna), await kindsOf(cleo)]).toEqual([['mention'], []])
})

test('a hidden thread tells nobody but its author and staff, and takes back what it has told others', async () => {
  const [anna, ben, cleo, agent] = [
    await app.member(),
    await app.member(),
    await app.member(),
    await app.member(1),
  ]
  const { id } = await begin(anna)
  for (const member of [ben, agent]) await reply(id, member)
  expect(await unreadOf(ben)).toBe(1)
  await app.db.updateTable('forum_threads').set({ is_hidden: true }).where('id', '=', id).execute()
  await reply(id, anna, { body: `@${await nameOf(cleo)} look` })
  expect([await kindsOf(ben), await unreadOf(ben), await kindsOf(cleo), await emailsTo(cleo)]).toEqual([
    [],
    0,
    [],
    [],
  ])
  expect(await kindsOf(agent)).toEqual(['reply'])
  const answer = await app.call(`/api/forum/threads/${id}/subscription`, {
    method: 'PUT',
    as: ben.token,
    body: { level: 'all' },
  })
  expect(answer.statusCode).toBe(404)
})

test('likes of a post are told of together until they are read', async () => {
  const [anna, ben, cleo, dan] = [
    await app.member(),
    await app.member(),
    await app.member(),
    await app.member(),
  ]
  const { postId } = await begin(anna)
  await like(postId, anna)
  expect(await listOf(anna)).toEqual([])
  await like(postId, ben)
  await like(postId, cleo)
  expect(await listOf(anna)).toMatchObject([{ kind: 'like', count: 2 }])
  const [{ id } = { id: 0 }] = await listOf(anna)
  await app.call('/api/notifications/read', { method: 'POST', as: anna.token, body: { ids: [id] } })
  time += 1000
  await like(postId, dan)
  expect(await listOf(anna)).toMatchObject([
    { kind: 'like', count: 1, is_read: false },
    { count: 2, is_read: true },
  ])
})

test('an accepted answer and what staff did are told to the post’s author', async () => {
  const [anna, ben, agent] = [await app.member(), await app.member(), await app.member(1)]
  const { id: threadId } = await begin(anna)
  const { id: postId } = await reply(threadId, ben)
  const accept = () => notifyOfForum.onAccepted(app.db, { threadId, postId, userId: anna.id, now: now() })
  await accept()
  await accept()
  const why = { action: 'hide', reason: 'Insults.' } as const
  await notifyModerated(app.db, { userId: ben.id, threadId, postId, by: agent.id, ...why, now: now() })
  expect((await kindsOf(ben)).toSorted()).toEqual(['accepted', 'moderated'])
})

test('members mark as read only what is theirs', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { id } = await begin(anna)
  await reply(id, ben)
  const [{ id: told } = { id: 0 }] = await listOf(anna)
  const read = (member: Member, body: object) =>
    app.call('/api/notifications/read', { method: 'POST', as: member.token, body })
  await read(ben, { ids: [told] })
  await read(ben, { up_to: told })
  expect(await unreadOf(anna)).toBe(1)
  await read(anna, { up_to: told })
  expect(await unreadOf(anna)).toBe(0)
  expect((await app.call('/api/notifications')).statusCode).toBe(401)
})

test('a digest comes once a day with what is unread, whichever process sends it, and not without news', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  await app.call('/api/forum/emails', {
    method: 'PUT',
    as: anna.token,
    body: { digest: 'daily', emails_mentions: false },
  })
  const { id } = await begin(anna)
  await reply(id, ben, { body: `@${await nameOf(anna)} yes` })
  await app.sendForumDigests()
  expect(await emailsTo(anna)).toEqual([])
  time += DAY
  await Promise.all([app.sendForumDigests(), app.sendForumDigests(), app.sendForumDigests()])
  expect(await emailsTo(anna)).toEqual(['forum_digest'])
  time += DAY
  await app.sendForumDigests()
  expect(await emailsTo(anna)).toEqual(['forum_digest'])
})

test('the key of an email ends all emails of the forum, without a login', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  const { id } = await begin(anna)
  await reply(id, ben)
  await app.call('/api/forum/emails', {
    method: 'PUT',
    as: anna.token,
    body: { digest: 'weekly', emails_mentions: true },
  })
  const { unsubscribe_key: key } = await app.db
    .selectFrom('forum_settings')
    .select('unsubscribe_key')
    .where('user_id', '=', anna.id)
    .executeTakeFirstOrThrow()
  const leave = (body: object) => app.call('/api/forum/unsubscribe', { method: 'POST', body })
  expect((await leave({ key: 'a'.repeat(43) })).statusCode).toBe(404)
  expect((await leave({ key })).statusCode).toBe(200)
  const settings = (await app.call('/api/forum/emails', { as: anna.token })).json().data
  expect(settings).toEqual({ digest: 'off', emails_mentions: false })
  await reply(id, ben, { body: `@${await nameOf(anna)} yes` })
  expect(await emailsTo(anna)).toEqual([])
})
