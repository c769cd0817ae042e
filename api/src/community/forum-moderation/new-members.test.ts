import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addTestThread } from '../forum/testing.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const HELD = 'Thank you! Our team will check your post before it’s published.'

type Member = Awaited<ReturnType<TestApp['member']>>

let app: TestApp
/** More threads than anybody may copy a text into. */
let threads: number[]

beforeAll(async () => {
  app = await openTestApp({ now: () => NOW })
  await seedForumCategories(app.db)
  const { id: authorId } = await app.member()
  threads = []
  for (let count = 0; count < 5; count++) threads.push(await addTestThread(app, { authorId }))
  await app.db
    .insertInto('forum_words')
    .values([
      { word: 'casino', action: 'hold' },
      { word: 'poker', action: 'refuse' },
    ])
    .execute()
})
afterAll(() => app.close())

async function newMember(agoMs = 0) {
  const member = await app.member()
  const created_at = new Date(NOW.getTime() - agoMs)
  await app.db.updateTable('users').set({ created_at }).where('id', '=', member.id).execute()
  return member
}

const write = (method: 'POST' | 'PUT', path: string, by: Member, body: object) =>
  app.call(`/api/forum/${path}`, {
    method,
    as: by.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
const reply = (by: Member, body: string, thread = threads[0]!) =>
  write('POST', `threads/${thread}/posts`, by, { body })
const open = (by: Member, body: string, title = 'Which tyres for gravel?') =>
  write('POST', 'threads', by, { category_id: 2, title, body, tags: [] })

type Answer = Awaited<ReturnType<typeof reply>>
/** Returns an answer's status with the sentence that the page shows: that of the text, or of the whole answer. */
const told = (answer: Answer) => {
  const { message, data } = answer.json()
  return [answer.statusCode, data?.body?.[0] ?? data?.title?.[0] ?? message]
}
const postsOf = async (by: Member) =>
  (await app.db.selectFrom('forum_posts').select('id').where('author_id', '=', by.id).execute()).length

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `https://shop-${at}.example`).join(' ')

test('a new member may set two links, and is told how many are too many', async () => {
  const member = await newMember()
  expect(told(await reply(member, links(3)))).toEqual([
    422,
    'Your post has 3 links to other sites. New members can add up to 2, so please remove one of them.',
  ])
  expect(told(await open(member, links(6)))).toEqual([
    422,
    'Your post has 6 links to other sites. New members can add up to 2, so please remove 4 of them.',
  ])
  expect(await postsOf(member)).toBe(0)
  // The first links of a day wait for staff.
  expect(told(await reply(member, links(2)))).toEqual([200, HELD])
  const known = await newMember(2 * 24 * 60 * 60_000)
  expect(told(await reply(known, links(2)))).toEqual([200, null])
})

test('the sixth text within a minute has to wait, and the answer says how long', async () => {
  const member = await newMember()
  for (let count = 1; count <= 5; count++)
    expect((await reply(member, `Answer number ${count}.`)).statusCode).toBe(200)
  const refused = await reply(member, 'One more.')
  expect(told(refused)).toEqual([429, 'You’ve sent a lot of posts in a short time. Please wait 1 minute.'])
  expect(refused.headers['retry-after']).toBe('60')
  expect(await postsOf(member)).toBe(5)
})

test('the same text again is refused in its thread, held in others, and refused after that', async () => {
  const text = 'Buy my nearly new saddle, it is the best one that I ever had.'
  const member = await newMember()
  const [first, second, third, fourth] = threads
  expect(told(await reply(member, text, first))).toEqual([200, null])
  expect(told(await reply(member, ` ${text.toUpperCase()}!`, first))).toEqual([
    422,
    'You’ve already posted this text in this thread.',
  ])
  expect(told(await reply(member, text, second))).toEqual([200, HELD])
  expect(told(await reply(member, text, third))).toEqual([200, HELD])
  expect(told(await reply(member, text, fourth))).toEqual([
    429,
    'You’ve already posted this text in several threads. Please wait 24 hours.',
  ])
  expect(await postsOf(member)).toBe(1)
})

test('the same thread can’t be opened twice', async () => {
  const member = await newMember()
  expect((await open(member, 'I ride 40 km a day.')).statusCode).toBe(200)
  expect(told(await open(member, 'I ride 40 km a day.'))).toEqual([
    422,
    'You’ve already opened a thread with this text.',
  ])
})

test('a listed word is refused or held, also in a title, and the answer names it', async () => {
  const member = await newMember()
  const refused = [422, '“poker” can’t be used in the forum. Please rephrase it.']
  expect(told(await reply(member, 'Win at **po**ker'))).toEqual(refused)
  expect(told(await open(member, 'Every evening.', 'Poker in Pasadena'))).toEqual(refused)
  expect(told(await reply(member, 'Win at the casino'))).toEqual([200, HELD])
  expect(await postsOf(member)).toBe(0)
})

test('an edit can’t bring in what a post couldn’t have had', async () => {
  const member = await newMember()
  const { post } = (await reply(member, 'The wide ones.')).json().data
  const edit = (body: string) => write('PUT', `posts/${post.id}`, member, { body, version: 1 })
  expect(told(await edit('Go to the casino.'))).toEqual([
    422,
    'Our team checks posts with “casino” first, so an edit can’t add it. Please leave it out.',
  ])
  expect((await edit('https://a.example https://b.example https://c.example')).statusCode).toBe(422)
  const { id } = (await open(member, 'Which ones?')).json().data
  const retitled = await write('PUT', `threads/${id}`, member, {
    title: 'Poker tonight',
    tags: [],
    version: 1,
  })
  // The sentence is at the field of the title.
  expect(retitled.json().data).toEqual({
    title: ['“poker” can’t be used in the forum. Please rephrase it.'],
  })
})
