import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openPictureDesk, type PictureDesk, textWith } from './testing.ts'

type Member = Awaited<ReturnType<PictureDesk['app']['member']>>

let desk: PictureDesk
let author: Member
let other: Member
beforeAll(async () => {
  desk = await openPictureDesk()
})
beforeEach(async () => {
  author = await desk.app.member()
  other = await desk.app.member()
})
afterAll(() => desk.close())

const NOT_YOURS = /no longer here or was sent by someone else/

/** Returns the ids of the posts that show a picture. */
const postsWith = async (picture: string) =>
  (
    await desk.db
      .selectFrom('forum_post_pictures')
      .select('post_id')
      .where('picture_id', '=', picture)
      .execute()
  ).map(({ post_id }) => post_id)

test.each([
  ['as Markdown', (address: string) => `![a](${address}#9x6)`],
  ['as Markdown in brackets', (address: string) => `![a](<${address}>)`],
  ['as Markdown with a title', (address: string) => `![a]( ${address} "My bike")`],
  ['by a reference', (address: string) => `![a][1]\n\n[1]:${address}`],
])('a picture is linked with the post that shows it %s', async (_, write) => {
  const picture = await desk.newPicture(author)
  const body = write(`/api/forum/pictures/${picture}`)
  expect((await desk.openThread(author, [], { body })).statusCode).toBe(200)
  expect(await postsWith(picture)).toHaveLength(1)
})

test('a post with somebody else’s picture is refused whole: no post, and no link to the author’s own', async () => {
  const [own, foreign] = [await desk.newPicture(author), await desk.newPicture(other)]
  await desk.openThread(other, [foreign])
  const answer = await desk.openThread(author, [own, foreign])
  expect(answer.statusCode).toBe(422)
  expect(answer.json().data.body[0]).toMatch(NOT_YOURS)
  expect(await postsWith(own)).toEqual([])
  const threads = await desk.db
    .selectFrom('forum_threads')
    .select('id')
    .where('author_id', '=', author.id)
    .execute()
  expect(threads).toEqual([])
})

test('a picture that there isn’t is refused, in a new post as in an edit', async () => {
  const missing = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'
  expect((await desk.openThread(author, [missing])).statusCode).toBe(422)
  const thread = (await desk.openThread(author, [])).json().data.id as number
  const { id } = await firstPost(thread)
  const edit = await desk.write('PUT', `/posts/${id}`, author, { body: textWith([missing]), version: 1 })
  expect(edit.json().data.body[0]).toMatch(NOT_YOURS)
  expect(await firstPost(thread)).toMatchObject({ version: 1, body: textWith([]) })
})

test('an edit links what it adds and unlinks what it takes out', async () => {
  const [first, second] = [await desk.newPicture(author), await desk.newPicture(author)]
  const thread = (await desk.openThread(author, [first])).json().data.id as number
  const { id } = await firstPost(thread)
  await desk.write('PUT', `/posts/${id}`, author, { body: textWith([second]), version: 1 })
  expect([await postsWith(first), await postsWith(second)]).toEqual([[], [id]])
})

test('a post keeps a picture that it has, whoever sent it', async () => {
  const picture = await desk.newPicture(other)
  const thread = (await desk.openThread(author, [])).json().data.id as number
  const { id } = await firstPost(thread)
  await desk.db.insertInto('forum_post_pictures').values({ post_id: id, picture_id: picture }).execute()
  const edit = await desk.write('PUT', `/posts/${id}`, author, { body: textWith([picture]), version: 1 })
  expect([edit.statusCode, await postsWith(picture)]).toEqual([200, [id]])
})

test('a post shows ten pictures and no more; the same one counts once', async () => {
  const ids = await Promise.all(Array.from({ length: 11 }, () => desk.newPicture(author)))
  const many = await desk.openThread(author, ids)
  expect(many.json().data.body).toEqual(['A post can show up to 10 pictures.'])
  const [first = ''] = ids
  expect((await desk.openThread(author, [...ids.slice(0, 10), first])).statusCode).toBe(200)
  expect(await postsWith(first)).toHaveLength(1)
})

test('an address on another site is no picture of the forum', async () => {
  const body = `See https://example.org/api/forum/pictures/${await desk.newPicture(other)}`
  expect((await desk.openThread(author, [], { body })).statusCode).toBe(200)
})

test('a held post is refused like any other for a picture that isn’t its author’s', async () => {
  await desk.db.insertInto('forum_words').values({ word: 'saddleless', action: 'hold' }).execute()
  const title = { title: 'My saddleless bike' }
  expect((await desk.openThread(author, [await desk.newPicture(other)], title)).statusCode).toBe(422)
})

const firstPost = (thread: number) =>
  desk.db
    .selectFrom('forum_posts')
    .select(['id', 'version', 'body'])
    .where('thread_id', '=', thread)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
