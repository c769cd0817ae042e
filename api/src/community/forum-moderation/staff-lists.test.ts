import { afterAll, beforeAll, expect, test } from 'vitest'

import { type ForumDesk, openForumDesk } from './testing.ts'

const READ = { reason: 'By the rules.', version: 1 }

let desk: ForumDesk
beforeAll(async () => {
  desk = await openForumDesk()
})
afterAll(() => desk.close())

const idsIn = async (query: string): Promise<number[]> =>
  (await desk.staffCall(`/threads?${query}`)).json().data.items.map(({ id }: { id: number }) => id)

test('staff find hidden, merged and deleted threads by state, number and title', async () => {
  const [hidden, deleted, merged, into] = [
    await desk.newThread(),
    await desk.newThread(),
    await desk.newThread(),
    await desk.newThread(),
  ]
  await desk.staffCall(`/threads/${hidden.id}/state`, { ...READ, change: 'hide' })
  await desk.staffCall(`/threads/${deleted.id}/delete`, READ)
  await desk.staffCall(`/threads/${merged.id}/merge`, { ...READ, into_id: into.id })
  expect(await idsIn('state=hidden')).toContain(hidden.id)
  expect(await idsIn('state=deleted')).toEqual([deleted.id])
  expect(await idsIn('state=merged')).toEqual([merged.id])
  expect(await idsIn(`search=${deleted.id}`)).toContain(deleted.id)
  expect(await idsIn('state=hidden&search=zzz')).toEqual([])
  const { title, author } = (await desk.staffCall(`/threads?search=${deleted.id}`)).json().data.items[0]
  expect(await idsIn(`state=deleted&search=${encodeURIComponent(title.slice(2).toUpperCase())}`)).toEqual([
    deleted.id,
  ])
  expect(await idsIn(`state=deleted&search=${author.user_name.toUpperCase()}`)).toEqual([deleted.id])
  expect(await idsIn(`state=deleted&search=${author.user_name.slice(1)}`)).toEqual([])
  expect(await idsIn('state=deleted&category=3')).toEqual([])
})

test('a report shows what was written before it', async () => {
  const { posts } = await desk.newThread({ replies: 3 })
  const last = posts[3] ?? 0
  await desk.flag(last, (await desk.app.member()).token)
  const { data } = (await desk.staffCall(`/flags/${last}`)).json()
  expect(data.before.map(({ body }: { body: string }) => body)).toEqual(['Reply 1', 'Reply 2'])
  expect(data.is_hidden).toBe(false)
})

test('what waits is counted by post, for agents, too', async () => {
  const counts = async () =>
    (await desk.app.call('/api/backoffice/waiting', { as: desk.agent.token })).json().data.forum
  const before = await counts()
  const { posts } = await desk.newThread()
  for (const member of [await desk.app.member(), await desk.app.member()])
    await desk.flag(posts[0], member.token)
  await desk.hold()
  expect(await counts()).toEqual({ reports: before.reports + 1, held: before.held + 1 })
})

test('a word is changed by whoever has read it as it is', async () => {
  const why = { reason: 'Spam.' }
  const add = async (word: string) =>
    (await desk.staffCall('/words', { word, action: 'hold', ...why })).json().data.id as number
  const id = await add('pokerr')
  await add('lottery')
  const read = { word: 'pokerr', action: 'hold' }
  const change = async (body: object) =>
    (await desk.staffCall(`/words/${id}`, { ...why, read, action: 'refuse', ...body })).statusCode
  expect(await change({ word: 'lottery' })).toBe(422)
  expect(await change({ word: 'poker' })).toBe(200)
  expect(await change({ word: 'poker' })).toBe(409)
  expect((await desk.staffCall('/words?search=poker')).json().data.items).toEqual([
    { id, word: 'poker', action: 'refuse' },
  ])
})

test('a text is tried for a known member and for a new account, and nothing is kept', async () => {
  await desk.staffCall('/words', { word: 'jackpot', action: 'refuse', reason: 'Spam.' })
  const outcomes = async (text: string) => {
    const { data } = (await desk.staffCall('/words/try', { text })).json()
    return [data.member.result, data.new_member.result]
  }
  expect(await outcomes('Which tyres?')).toEqual(['publish', 'publish'])
  expect(await outcomes('See https://a.example')).toEqual(['publish', 'hold'])
  expect(await outcomes('https://a.example '.repeat(3))).toEqual(['publish', 'refuse'])
  expect(await outcomes('Win the **jack**pot')).toEqual(['refuse', 'refuse'])
  expect(await desk.db.selectFrom('forum_writes').selectAll().execute()).toEqual([])
})

const LISTS = ['flags', 'held', 'bans', 'words', 'threads']

test.each(LISTS)('the list of %s is for agents and admins', async (path) => {
  const member = await desk.app.member()
  const readers = [undefined, member.token, desk.agent.token, desk.admin.token]
  const answers = await Promise.all(
    readers.map((as) => desk.app.call(`/api/backoffice/forum/${path}`, as ? { as } : {})),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200, 200])
})
