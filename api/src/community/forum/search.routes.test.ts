import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { rebuildForumWords } from './rebuild-forum-words.ts'
import { addTestThread } from './testing.ts'

let app: TestApp
let author: Awaited<ReturnType<TestApp['member']>>
let staff: Awaited<ReturnType<TestApp['member']>>
let reader: Awaited<ReturnType<TestApp['member']>>
let creak: number
let deleted: number

beforeAll(async () => {
  app = await openTestApp()
  await seedForumCategories(app.db)
  author = await app.member()
  reader = await app.member()
  staff = await app.member(9)
  const add = (thread: Omit<Parameters<typeof addTestThread>[1], 'authorId'>) =>
    addTestThread(app, { authorId: author.id, ...thread })
  creak = await add({
    title: 'Creak from the bottom bracket',
    tags: ['creaks'],
    posts: ['It **creaks** when warm. <script>alert(1)</script>', 'Mine was the seatpost clamp, greased.'],
  })
  await add({ title: 'Winter tyres', category: 3, posts: ['Studs, or no bracket at all? Seatpost too.'] })
  await add({
    title: 'Zeppelin offer',
    is_hidden: true,
    posts: ['Buy a zeppelin today, zeppelins!'],
  })
  deleted = await add({ title: 'Quagga sighting', posts: ['A quagga was seen.'] })
  const gone = await add({ title: 'Axolotl', posts: ['An axolotl.'] })
  await app.db
    .updateTable('forum_posts')
    .set({ deleted_at: new Date() })
    .where('thread_id', '=', deleted)
    .execute()
  await app.db
    .updateTable('forum_threads')
    .set({ deleted_at: new Date() })
    .where('id', '=', deleted)
    .execute()
  await app.db.updateTable('forum_threads').set({ merged_into_id: creak }).where('id', '=', gone).execute()
  await rebuildForumWords(app.db)
})
afterAll(() => app.close())

const get = async (path: string, token?: string) =>
  (await app.call(`/api/forum${path}`, token ? { as: token } : {})).json().data
const titlesOf = async (query: string, token?: string): Promise<string[]> =>
  (await get(`/search?${query}`, token)).items.map((hit: { title: Array<{ text: string }> }) =>
    hit.title.map(({ text }) => text).join(''),
  )

test('a search finds titles before posts, and marks the words', async () => {
  const { items, total, corrected } = await get('/search?q=bracket')
  expect({ total, corrected }).toEqual({ total: 2, corrected: null })
  expect(items[0]).toMatchObject({ thread_id: creak, replies: 1, post: { number: 1 } })
  expect(items[0].title).toEqual([
    { text: 'Creak from the bottom ', is_match: false },
    { text: 'bracket', is_match: true },
  ])
  expect(items[1].post.excerpt).toContainEqual({ text: 'bracket', is_match: true })
})

test('a word in a reply leads to that post, in whatever form the word is', async () => {
  const { items } = await get('/search?q=clamps%20greasing')
  expect(items).toMatchObject([{ thread_id: creak, post: { number: 2 } }])
})

test.each([
  ['brakett bottom', 'bracket bottom'],
  ['creek', 'creak'],
])('the mistyped %s is searched as %s', async (typed, meant) => {
  expect(await get(`/search?q=${encodeURIComponent(typed)}`)).toMatchObject({
    corrected: meant,
    items: [{ thread_id: creak }],
  })
})

test('a search can be narrowed to a category, a tag and an author', async () => {
  expect(await titlesOf('q=seatpost&category=3')).toEqual(['Winter tyres'])
  expect(await titlesOf('q=seatpost&tag=creaks')).toEqual(['Creak from the bottom bracket'])
  const { user_name } = await app.db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow()
  expect(await titlesOf(`q=seatpost&author=${encodeURIComponent(user_name)}`)).toHaveLength(2)
  expect(await titlesOf('q=seatpost&author=nobody')).toEqual([])
})

const found = async (token?: string) => [
  (await get('/search?q=zeppelin', token)).total,
  (await get('/suggest?keyword=zepp', token)).threads.length,
  (await get('/similar?title=My%20offer%20of%20a%20zeppelin', token)).threads.length,
]

test('a hidden thread is found, suggested and similar for staff and its author only', async () => {
  expect(await found()).toEqual([0, 0, 0])
  expect(await found(reader.token)).toEqual([0, 0, 0])
  expect((await found(staff.token)).slice(0, 2)).toEqual([1, 1])
  expect((await found(author.token)).slice(0, 2)).toEqual([1, 1])
})

test('no correction tells of a word that only hidden and deleted texts have', async () => {
  const rows = await app.db.selectFrom('search_words').select('word').where('area', '=', 'forum').execute()
  const words = rows.map(({ word }) => word)
  expect(words).toContain('bracket')
  expect(words.filter((word) => /zeppelin|quagga|axolotl/.test(word))).toEqual([])
  expect((await get('/search?q=zepelin')).corrected).toBeNull()
})

test.each(['quagga', 'axolotl'])('the deleted or merged %s is found by nobody', async (word) => {
  for (const token of [undefined, author.token, staff.token]) {
    expect((await get(`/search?q=${word}`, token)).total).toBe(0)
    expect((await get(`/suggest?keyword=${word}`, token)).threads).toEqual([])
    expect((await get(`/similar?title=${word}`, token)).threads).toEqual([])
  }
})

test('a long thread hides no other thread that has the word', async () => {
  await addTestThread(app, { authorId: author.id, title: 'Pannier clips', posts: ['One clip broke.'] })
  const posts = Array.from({ length: 160 }, () => 'The pannier again.')
  await addTestThread(app, { authorId: author.id, title: 'Pannier talk', posts })
  expect(await titlesOf('q=pannier')).toEqual(['Pannier talk', 'Pannier clips'])
})

test('an edit and a deletion change what is found', async () => {
  const id = await addTestThread(app, {
    authorId: author.id,
    title: 'Marzipan',
    posts: ['First', 'A nougat reply'],
  })
  expect(await titlesOf('q=nougat')).toEqual(['Marzipan'])
  await app.db
    .updateTable('forum_posts')
    .set({ deleted_at: new Date() })
    .where('thread_id', '=', id)
    .where('number', '=', 2)
    .execute()
  expect(await titlesOf('q=nougat')).toEqual([])
  await app.db.updateTable('forum_threads').set({ title: 'Praline' }).where('id', '=', id).execute()
  expect(await titlesOf('q=marzipan')).toEqual([])
  expect(await titlesOf('q=praline')).toEqual(['Praline'])
  await app.db
    .updateTable('forum_posts')
    .set({ body: 'Truffle' })
    .where('thread_id', '=', id)
    .where('number', '=', 1)
    .execute()
  expect(await titlesOf('q=praline%20truffle')).toEqual(['Praline'])
})

test('suggestions begin with what is typed, and similar threads share words with a title', async () => {
  expect((await get('/suggest?keyword=brack')).threads).toMatchObject([
    { id: creak, category: 'Prime', replies: 1 },
  ])
  const { threads } = await get('/similar?title=Loud%20creak%20near%20the%20braket%3F')
  expect(threads).toMatchObject([{ id: creak }])
  expect((await get('/similar?title=%3F%3F')).threads).toEqual([])
})

test.each([
  "' or 1=1 --",
  'a & | ! <-> :*',
  '<img src=x onerror=alert(1)>',
  '💥',
  "\\';drop table users",
  'x'.repeat(100),
])('the search for %s answers without a failure', async (text) => {
  const q = encodeURIComponent(text)
  for (const path of [`/search?q=${q}`, `/suggest?keyword=${q}`, `/similar?title=${q}`]) {
    expect((await app.call(`/api/forum${path}`)).statusCode).toBe(200)
  }
})

test('an excerpt is plain text in parts: nothing of it is markup', async () => {
  const { items } = await get('/search?q=creaks%20warm')
  const parts: Array<{ text: string }> = items[0].post.excerpt
  expect(parts.map(({ text }) => text).join('')).toContain('It creaks when warm')
  expect(parts.map(({ text }) => text).join('')).not.toContain('<')
})
