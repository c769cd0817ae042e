import { sql } from 'kysely'

import type { Caller, Db } from '../../platform/index.ts'
import type { ForumHooks } from './hooks.ts'
import { visiblePost } from './visible.ts'

interface Like {
  caller: Caller
  postId: number
  now: Date
}

/** Adds the caller's like, of which each member has one; returns how many likes the post has. */
export async function likePost(trx: Db, hooks: ForumHooks, { caller, postId, now }: Like) {
  const post = await visiblePost(trx, caller, postId)
  const added = await trx
    .insertInto('forum_likes')
    .values({ post_id: postId, user_id: caller.id, at: now })
    .onConflict((known) => known.doNothing())
    .returning('post_id')
    .executeTakeFirst()
  if (!added) return post.likes
  const likes = await count(trx, postId, 1)
  if (post.author_id === caller.id) await hooks.onChanged(trx, { threadId: post.thread_id })
  else await hooks.onLike(trx, { postId, userId: caller.id, now })
  return likes
}

export async function unlikePost(trx: Db, hooks: ForumHooks, { caller, postId }: Omit<Like, 'now'>) {
  const post = await visiblePost(trx, caller, postId)
  const removed = await trx
    .deleteFrom('forum_likes')
    .where('post_id', '=', postId)
    .where('user_id', '=', caller.id)
    .returning('post_id')
    .executeTakeFirst()
  if (!removed) return post.likes
  const likes = await count(trx, postId, -1)
  await hooks.onChanged(trx, { threadId: post.thread_id })
  return likes
}

async function count(trx: Db, postId: number, by: 1 | -1) {
  const { likes } = await trx
    .updateTable('forum_posts')
    .set({ likes: sql`likes + ${by}` })
    .where('id', '=', postId)
    .returning('likes')
    .executeTakeFirstOrThrow()
  return likes
}
