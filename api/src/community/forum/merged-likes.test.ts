import { expect, test } from 'vitest'

import { useTestApp } from '../../testing/test-app.ts'
import { addTestThread } from './testing.ts'

test('after two accounts were merged, likes count once, and nobody likes their own posts', async () => {
  const app = await useTestApp()
  const [admin, old, kept, friend] = [
    await app.member(9),
    await app.member(),
    await app.member(),
    await app.member(),
  ]
  await app.db.insertInto('forum_categories').values({ id: 99, title: 'Talk', description: '' }).execute()
  const at = new Date()
  const postOf = async (authorId: number, likes: number[]) => {
    const thread_id = await addTestThread(app, { authorId, category: 99 })
    const { id } = await app.db
      .updateTable('forum_posts')
      .set({ likes: likes.length })
      .where('thread_id', '=', thread_id)
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('forum_likes')
      .values(likes.map((user_id) => ({ post_id: id, user_id, at })))
      .execute()
    return id
  }
  const theirs = await postOf(friend.id, [old.id, kept.id])
  const own = await postOf(kept.id, [old.id, friend.id])

  const merged = await app.call(`/api/backoffice/customers/${old.id}/merge`, {
    method: 'POST',
    as: admin.token,
    body: { into_id: kept.id, into_version: 1, version: 1, reason: 'One person.' },
  })
  expect(merged.statusCode).toBe(200)
  const posts = app.db.selectFrom('forum_posts').select('likes').where('id', 'in', [theirs, own])
  expect(await posts.execute()).toEqual([{ likes: 1 }, { likes: 1 }])
  const likes = app.db.selectFrom('forum_likes').select(['post_id', 'user_id']).orderBy('post_id')
  expect(await likes.execute()).toEqual([
    { post_id: theirs, user_id: kept.id },
    { post_id: own, user_id: friend.id },
  ])
})
