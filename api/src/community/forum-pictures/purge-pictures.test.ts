import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openPictureDesk, type PictureDesk, textWith } from './testing.ts'

type Member = Awaited<ReturnType<PictureDesk['app']['member']>>

const HOUR_MS = 60 * 60_000
// Members join by the database's clock, before which they can't write.
let time = Date.now() + HOUR_MS
let desk: PictureDesk
let author: Member
beforeAll(async () => {
  desk = await openPictureDesk(() => new Date(time))
})
beforeEach(async () => {
  author = await desk.app.member()
})
afterAll(() => desk.close())

/** Runs the job after so many hours, and returns which of the pictures are left. */
async function leftAfter(hours: number, ids: readonly string[]) {
  time += hours * HOUR_MS
  await desk.app.purgeForumPictures()
  return desk.kept(ids)
}

async function threadWith(ids: readonly string[]) {
  const id = (await desk.openThread(author, ids)).json().data.id as number
  const post = await desk.db
    .selectFrom('forum_posts')
    .select('id')
    .where('thread_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, post: post.id }
}

test('a picture that no post shows goes after a day, and one that a post shows stays', async () => {
  const [shown, unused] = [await desk.newPicture(author), await desk.newPicture(author)]
  await threadWith([shown])
  expect(await leftAfter(23, [shown, unused])).toEqual([shown, unused])
  expect(await leftAfter(2, [shown, unused])).toEqual([shown])
  expect(await leftAfter(1000, [shown])).toEqual([shown])
})

test('a picture that an edit takes out stays for a day more', async () => {
  const picture = await desk.newPicture(author)
  const { post } = await threadWith([picture])
  expect(await leftAfter(100, [picture])).toEqual([picture])
  // Nobody stays logged in for so long.
  const { access: token } = await desk.app.sessions.start(author.id, false)
  await desk.write('PUT', `/posts/${post}`, { ...author, token }, { body: 'Gone.', version: 1 })
  expect(await leftAfter(23, [picture])).toEqual([picture])
  expect(await leftAfter(2, [picture])).toEqual([])
})

test.each(['post', 'thread'] as const)('the pictures of a deleted %s go after a day', async (what) => {
  const [first, second] = [await desk.newPicture(author), await desk.newPicture(author)]
  const { id } = await threadWith([first])
  const replied = await desk.write('POST', `/threads/${id}/posts`, author, { body: textWith([second]) })
  const path = what === 'post' ? `/posts/${replied.json().data.post.id}` : `/threads/${id}`
  expect((await desk.write('DELETE', path, author)).statusCode).toBe(200)
  expect(await leftAfter(23, [first, second])).toEqual([first, second])
  expect(await leftAfter(2, [first, second])).toEqual(what === 'post' ? [first] : [])
})

test('the pictures of a held post stay until a moderator has rejected it, and a day more', async () => {
  await desk.db.insertInto('forum_words').values({ word: 'wheelless', action: 'hold' }).execute()
  const picture = await desk.newPicture(author)
  await desk.openThread(author, [picture], { title: 'My wheelless bike' })
  expect(await leftAfter(100, [picture])).toEqual([picture])
  const { id: decided_by } = await desk.app.member(1)
  await desk.db
    .updateTable('forum_held')
    .set({ decided_at: new Date(time), decided_by })
    .where('user_id', '=', author.id)
    .execute()
  expect(await leftAfter(23, [picture])).toEqual([picture])
  expect(await leftAfter(2, [picture])).toEqual([])
})

test('a picture that a text begins to show while the job looks for unused ones stays', async () => {
  const picture = await desk.newPicture(author)
  time += 25 * HOUR_MS
  const job = await desk.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('forum_pictures')
      .set({ kept_until: new Date(time + HOUR_MS) })
      .where('id', '=', picture)
      .execute()
    // It has chosen the picture by now, and waits for its row.
    return { ended: desk.app.purgeForumPictures() }
  })
  await job.ended
  expect(await desk.kept([picture])).toEqual([picture])
})
