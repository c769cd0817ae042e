import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openPictureDesk, type PictureDesk, textWith } from './testing.ts'

type Member = Awaited<ReturnType<PictureDesk['app']['member']>>

let desk: PictureDesk
let author: Member
let other: Member
let staff: Member
beforeAll(async () => {
  desk = await openPictureDesk()
})
beforeEach(async () => {
  author = await desk.app.member()
  other = await desk.app.member()
  staff = await desk.app.member(1)
})
afterAll(() => desk.close())

const NOBODY = '0b8f2c1e-7a44-4c53-9d10-2f6a5e0c91d7'
const guest = null
/** The readers of each test, in this order. */
const seenByAll = (id: string) => desk.seenBy(id, [guest, other, author, staff])

/** A thread with a picture in its first post. */
async function thread() {
  const picture = await desk.newPicture(author)
  const id = (await desk.openThread(author, [picture])).json().data.id as number
  return { id, picture }
}

async function reply(threadId: number, by: Member, ids: readonly string[]) {
  const answered = await desk.write('POST', `/threads/${threadId}/posts`, by, { body: textWith(ids) })
  return answered.json().data.post.id as number
}

const decide = (path: string, body: object) =>
  desk.app.call(`/api/backoffice/forum${path}`, { method: 'POST', as: staff.token, body })

test('until a post shows it, a picture is there for its uploader and staff alone', async () => {
  const picture = await desk.newPicture(author)
  expect(await seenByAll(picture)).toEqual([404, 404, 200, 200])
  await desk.openThread(author, [picture])
  expect(await seenByAll(picture)).toEqual([200, 200, 200, 200])
})

test('the picture of a hidden thread is at once there for its author and staff alone', async () => {
  const { id, picture } = await thread()
  const replied = await desk.newPicture(other)
  await reply(id, other, [replied])
  expect(
    (await decide(`/threads/${id}/state`, { change: 'hide', reason: 'Rude.', version: 1 })).statusCode,
  ).toBe(200)
  expect(await seenByAll(picture)).toEqual([404, 404, 200, 200])
  // Who opened the thread sees all of it, and who replied in it what is their own.
  expect(await seenByAll(replied)).toEqual([404, 200, 200, 200])
  await decide(`/threads/${id}/state`, { change: 'show', reason: 'Not so rude.', version: 2 })
  expect(await seenByAll(picture)).toEqual([200, 200, 200, 200])
})

test('the picture of a deleted post or thread is gone for readers', async () => {
  const { id, picture } = await thread()
  const replied = await desk.newPicture(other)
  const post = await reply(id, other, [replied])
  await desk.write('DELETE', `/posts/${post}`, other)
  expect(await seenByAll(replied)).toEqual([404, 200, 404, 200])
  await desk.write('DELETE', `/threads/${id}`, author)
  expect(await seenByAll(picture)).toEqual([404, 404, 200, 200])
})

test('the picture of a held post waits for the moderator with it', async () => {
  const picture = await desk.newPicture(author)
  await desk.db.insertInto('forum_words').values({ word: 'mudguardless', action: 'hold' }).execute()
  const held = await desk.openThread(author, [picture], { title: 'My mudguardless bike' })
  expect(held.json().data.id).toBeNull()
  expect(await seenByAll(picture)).toEqual([404, 404, 200, 200])
  const { id } = await desk.db
    .selectFrom('forum_held')
    .select('id')
    .where('user_id', '=', author.id)
    .executeTakeFirstOrThrow()
  await decide(`/held/${id}`, { decision: 'approve', reason: 'Fine.' })
  expect(await seenByAll(picture)).toEqual([200, 200, 200, 200])
})

test('a picture that an edit takes out is gone for readers, and stays where another post shows it', async () => {
  const { id, picture } = await thread()
  const second = await reply(id, author, [picture])
  const { postId } = await desk.db
    .selectFrom('forum_posts')
    .select('id as postId')
    .where('thread_id', '=', id)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  await desk.write('PUT', `/posts/${postId}`, author, { body: 'No picture any more.', version: 1 })
  expect(await seenByAll(picture)).toEqual([200, 200, 200, 200])
  await desk.write('PUT', `/posts/${second}`, author, { body: 'Here neither.', version: 1 })
  expect(await seenByAll(picture)).toEqual([404, 404, 200, 200])
})

test('a picture that there isn’t is answered like one that may not be seen', async () => {
  const hidden = await desk.read(await desk.newPicture(author))
  const missing = await desk.read(NOBODY)
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toEqual(hidden.json())
})

test('a browser keeps a picture but asks each time, and hears 404 once it is hidden', async () => {
  const { id, picture } = await thread()
  const first = await desk.read(picture)
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const again = () =>
    desk.app.call(`/api/forum/pictures/${picture}`, {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
  expect((await again()).statusCode).toBe(304)
  expect((await again()).body).toBe('')
  await decide(`/threads/${id}/state`, { change: 'hide', reason: 'Rude.', version: 1 })
  expect((await again()).statusCode).toBe(404)
  expect((await desk.read(picture, author)).headers['cache-control']).toBe('no-store')
})
