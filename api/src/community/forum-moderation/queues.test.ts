import { afterAll, beforeAll, expect, test } from 'vitest'

import { FLAGS_PER_DAY } from './flag-post.ts'
import { type ForumDesk, openForumDesk } from './testing.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-20T10:00:00Z')
let desk: ForumDesk
beforeAll(async () => {
  desk = await openForumDesk(() => new Date(NOW))
})
afterAll(() => desk.close())

const flagged = async (id: number) => (await desk.staffCall(`/flags/${id}`)).json().data

test('a post is reported once by each member, and not by its author', async () => {
  const [anna, ben] = [await desk.app.member(), await desk.app.member()]
  const { posts } = await desk.newThread()
  const codes = []
  for (const token of [anna.token, ben.token, anna.token, desk.rider.token])
    codes.push((await desk.flag(posts[0], token)).statusCode)
  expect(codes).toEqual([200, 200, 409, 422])
  expect((await desk.flag(posts[0], ben.token, { reason: 'other' })).statusCode).toBe(422)
  expect(await flagged(posts[0])).toMatchObject({ open_flags: 2, state: 'open', reasons: ['spam'] })
})

test('a member reports so many posts a day', async () => {
  const { token } = await desk.app.member()
  const { posts } = await desk.newThread({ replies: FLAGS_PER_DAY })
  const codes = []
  for (const id of posts) codes.push((await desk.flag(id, token)).statusCode)
  expect(codes).toEqual([...Array<number>(FLAGS_PER_DAY).fill(200), 429])
})

test('flags are decided together; a flag that came meanwhile or another decision refuses', async () => {
  const [anna, ben] = [await desk.app.member(), await desk.app.member()]
  const { posts } = await desk.newThread({ replies: 1 })
  const [, reply = 0] = posts
  await desk.flag(reply, anna.token)
  const { last_flag_id, version } = await flagged(reply)
  await desk.flag(reply, ben.token)
  const decision = { decision: 'removed', reason: 'Spam.', version }
  expect((await desk.staffCall(`/flags/${reply}`, { ...decision, last_flag_id })).statusCode).toBe(409)
  const latest = (await flagged(reply)).last_flag_id
  const answers = await Promise.all(
    [desk.agent, desk.admin].map(({ token }) =>
      desk.staffCall(`/flags/${reply}`, { ...decision, last_flag_id: latest }, token),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await flagged(reply)).toMatchObject({ state: 'removed', is_deleted: true, open_flags: 0 })
})

test('removing a reported first post deletes its thread', async () => {
  const { id, posts } = await desk.newThread()
  await desk.flag(posts[0], (await desk.app.member()).token)
  const { last_flag_id } = await flagged(posts[0])
  const body = { decision: 'removed', reason: 'Spam.', version: 1, last_flag_id }
  expect((await desk.staffCall(`/flags/${posts[0]}`, body)).statusCode).toBe(200)
  expect((await desk.app.call(`/api/forum/threads/${id}`)).statusCode).toBe(404)
})

test('open flags come first, and are found by state, reason and words', async () => {
  const { data } = (await desk.staffCall('/flags')).json()
  const states = data.items.map(({ state }: { state: string }) => state === 'open')
  expect(states).toEqual(states.toSorted().toReversed())
  const totals = await Promise.all(
    ['?state=removed', '?reason=rude', '?search=WHICH%20t%C3%BDres', '?search=zzz'].map(
      async (query) => (await desk.staffCall(`/flags${query}`)).json().data.total > 0,
    ),
  )
  expect(totals).toEqual([true, false, true, false])
})

test('an approved post is published in its author’s name; a second decision is refused', async () => {
  const { id } = await desk.hold()
  const body = { decision: 'approve', reason: 'It is fine.' }
  expect((await desk.staffCall(`/held/${id}`, body)).statusCode).toBe(200)
  expect((await desk.staffCall(`/held/${id}`, body)).statusCode).toBe(409)
  const { data } = (await desk.app.call('/api/forum/threads?category=2')).json()
  const thread = data.items.find(({ title }: { title: string }) => title === 'Cheap tyres')
  expect(thread).toMatchObject({ author: { id: desk.rider.id }, tags: ['tyres'] })
})

test('a rejected post is nowhere but in the list of rejected ones', async () => {
  const { id: thread_id } = await desk.newThread()
  const { id } = await desk.hold({ thread_id, category_id: null, title: null, body: 'Buy here.' })
  const waiting = (await desk.staffCall('/held?search=buy')).json().data
  expect(waiting.items).toMatchObject([{ id, thread: { id: thread_id }, title: null, state: 'waiting' }])
  await desk.staffCall(`/held/${id}`, { decision: 'reject', reason: 'Spam.' })
  expect((await desk.staffCall('/held?state=rejected')).json().data.items[0]).toMatchObject({ id })
  expect((await desk.app.call(`/api/forum/threads/${thread_id}`)).json().data.total).toBe(1)
})

test('a held reply to a thread that was locked meanwhile isn’t published', async () => {
  const { id: thread_id } = await desk.newThread()
  const { id } = await desk.hold({ thread_id, category_id: null, title: null })
  await desk.staffCall(`/threads/${thread_id}/state`, { version: 1, change: 'lock', reason: 'Done.' })
  const answer = await desk.staffCall(`/held/${id}`, { decision: 'approve', reason: 'Fine.' })
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'locked'])
})

test('a ban says until when and why, ends by itself, and can be lifted', async () => {
  const anna = await desk.app.member()
  const { posts } = await desk.newThread()
  const ban = { user_id: anna.id, days: 3, reason: 'Advertising.' }
  const { id } = (await desk.staffCall('/bans', ban)).json().data
  expect((await desk.staffCall('/bans', ban)).statusCode).toBe(409)
  const refused = await desk.flag(posts[0], anna.token)
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'You can’t write in the forum until November 23, 2026 at 10:00\u00A0AM UTC. The reason: Advertising.',
  ])
  const lift = await desk.staffCall(`/bans/${id}/lift`, { reason: 'Apologised.' })
  expect(lift.statusCode).toBe(200)
  expect((await desk.staffCall(`/bans/${id}/lift`, { reason: 'Again.' })).statusCode).toBe(409)
  expect((await desk.flag(posts[0], anna.token)).statusCode).toBe(200)
  await desk.staffCall('/bans', { ...ban, days: 1 })
  const [starts_at, ends_at] = [new Date(NOW - 2 * DAY), new Date(NOW - DAY)]
  await desk.db
    .updateTable('forum_bans')
    .set({ starts_at, ends_at })
    .where('user_id', '=', anna.id)
    .where('lifted_at', 'is', null)
    .execute()
  const { data } = (await desk.staffCall(`/bans?search=${anna.email}`)).json()
  expect(data.items.map(({ state }: { state: string }) => state)).toEqual(['over', 'lifted'])
})

test('staff can’t be banned, and members ban nobody', async () => {
  const ban = { user_id: desk.admin.id, days: null, reason: 'No.' }
  expect((await desk.staffCall('/bans', ban)).statusCode).toBe(422)
  expect((await desk.staffCall('/bans', ban, desk.rider.token)).statusCode).toBe(403)
})

test('words are added once, in lower case, and removed', async () => {
  const why = { reason: 'Spam.' }
  const word = { word: 'CASINO', action: 'hold', ...why }
  const { id } = (await desk.staffCall('/words', word)).json().data
  expect((await desk.staffCall('/words', word)).statusCode).toBe(422)
  expect((await desk.staffCall('/words?search=cas')).json().data.items).toEqual([
    { id, word: 'casino', action: 'hold' },
  ])
  expect((await desk.staffCall(`/words/${id}/delete`, { action: 'refuse', ...why })).statusCode).toBe(409)
  expect((await desk.staffCall(`/words/${id}/delete`, { action: 'hold', ...why })).statusCode).toBe(200)
})
