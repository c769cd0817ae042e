import { afterAll, beforeAll, expect, test } from 'vitest'

import { type ForumDesk, openForumDesk } from './testing.ts'

const WHY = { reason: 'By the rules.' }
const READ = { ...WHY, version: 1 }

let desk: ForumDesk
beforeAll(async () => {
  desk = await openForumDesk()
})
afterAll(() => desk.close())

interface Told {
  kind: string
  title: string
  thread: { id: number } | null
  moderation: { action: string; reason: string; is_thread: boolean }
}
const toldOf = async (as = desk.rider.token) => {
  const { data } = (await desk.app.call('/api/notifications', { as })).json()
  return (data.items as Told[]).filter(({ kind }) => kind === 'moderated')
}
const newestOf = async (as?: string) => (await toldOf(as))[0]

const onThread = (path: string, body: object) => async () => {
  const { id } = await desk.newThread()
  return desk.staffCall(`/threads/${id}/${path}`, body)
}
const onReply = async () => {
  const { posts } = await desk.newThread({ replies: 1 })
  return { id: posts[1] ?? 0 }
}
async function decide(decision: string) {
  const { id } = await onReply()
  await desk.flag(id, (await desk.app.member()).token)
  const { last_flag_id } = (await desk.staffCall(`/flags/${id}`)).json().data
  return desk.staffCall(`/flags/${id}`, { ...READ, decision, last_flag_id })
}
async function decideHeld(decision: string) {
  const { id: thread_id } = await desk.newThread()
  const { id } = await desk.hold({ thread_id, category_id: null, title: null })
  return desk.staffCall(`/held/${id}`, { ...WHY, decision })
}

test.each<[string, () => Promise<{ statusCode: number }>]>([
  ['hide', onThread('state', { ...READ, change: 'hide' })],
  ['lock', onThread('state', { ...READ, change: 'lock' })],
  ['pin', onThread('state', { ...READ, change: 'pin' })],
  ['move', onThread('move', { ...READ, category_id: 3 })],
  ['delete_thread', onThread('delete', READ)],
  [
    'merge',
    async () => {
      const { id: into_id } = await desk.newThread()
      return onThread('merge', { ...READ, into_id })()
    },
  ],
  ['delete_post', async () => desk.staffCall(`/posts/${(await onReply()).id}/delete`, READ)],
  ['delete_post', () => decide('removed')],
  ['hide', () => decide('hidden')],
  ['approve', () => decideHeld('approve')],
  ['reject', () => decideHeld('reject')],
])('%s is told to the author, with the reason', async (action, act) => {
  const before = (await toldOf()).length
  expect((await act()).statusCode).toBe(200)
  expect(await toldOf()).toHaveLength(before + 1)
  expect((await newestOf())?.moderation).toMatchObject({ action, ...WHY })
})

test('a new thread that was held is told of, with the reason: refused by its title, approved by its page', async () => {
  const { id: refused } = await desk.hold({ title: 'Cheap tubes' })
  await desk.staffCall(`/held/${refused}`, { ...WHY, decision: 'reject' })
  expect(await newestOf()).toMatchObject({
    title: 'Cheap tubes',
    thread: null,
    post: null,
    moderation: { action: 'reject', ...WHY, is_thread: true },
  })
  const { id: approved } = await desk.hold({ title: 'Cheap racks' })
  await desk.staffCall(`/held/${approved}`, { ...WHY, decision: 'approve' })
  const told = await newestOf()
  expect(told).toMatchObject({ title: 'Cheap racks', moderation: { action: 'approve', is_thread: true } })
  expect((await desk.app.call(`/api/forum/threads/${told?.thread?.id}`)).statusCode).toBe(200)
})

test('a thread that was deleted has no page to lead to', async () => {
  await onThread('delete', READ)()
  expect(await newestOf()).toMatchObject({ title: 'Which tyres?', thread: null, post: null })
})

test('a report that is dismissed is told to nobody', async () => {
  const before = await toldOf()
  expect((await decide('kept')).statusCode).toBe(200)
  expect(await toldOf()).toEqual(before)
})

test('two reported posts of one thread can both end with it hidden', async () => {
  const { id, posts } = await desk.newThread({ replies: 2 })
  const replies = posts.slice(1)
  for (const post of replies) await desk.flag(post, (await desk.app.member()).token)
  for (const post of replies) {
    const { last_flag_id, version } = (await desk.staffCall(`/flags/${post}`)).json().data
    const body = { ...WHY, version, last_flag_id, decision: 'hidden' }
    expect((await desk.staffCall(`/flags/${post}`, body)).statusCode).toBe(200)
  }
  expect((await desk.app.call(`/api/forum/threads/${id}`)).statusCode).toBe(404)
  expect((await desk.staffCall('/flags?state=hidden')).json().data.total).toBeGreaterThanOrEqual(2)
})

test('staff who accept an answer for a thread’s author are in the audit log, the author isn’t', async () => {
  const { id, posts } = await desk.newThread({ replies: 1 })
  const accept = (post_id: number | null, as: string) =>
    desk.app.call(`/api/forum/threads/${id}/accepted`, { method: 'PUT', as, body: { post_id } })
  const entries = async () => (await desk.actions()).filter(([action]) => action === 'thread.accept').length
  expect((await accept(posts[1] ?? 0, desk.rider.token)).statusCode).toBe(200)
  expect(await entries()).toBe(0)
  expect((await accept(null, desk.agent.token)).statusCode).toBe(200)
  expect(await entries()).toBe(1)
})
