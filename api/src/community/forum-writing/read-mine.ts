import type { ForumMineData } from '@nireeka/contracts/api'

import type { Caller, Db } from '../../platform/index.ts'
import { isStaff, visibleThread } from './visible.ts'

const PER_PAGE = 20

/** Returns what only this member is told about a page of a thread: likes, own posts, rights. */
export async function readMine(
  db: Db,
  caller: Caller,
  { threadId, page }: { threadId: number; page: number },
): Promise<ForumMineData> {
  const thread = await visibleThread(db, caller, threadId)
  const isOwn = thread.author_id === caller.id
  const staff = isStaff(caller)
  const posts = await db
    .selectFrom('forum_posts as post')
    .leftJoin('forum_likes as like', (join) =>
      join.onRef('like.post_id', '=', 'post.id').on('like.user_id', '=', caller.id),
    )
    .select(['post.id', 'post.author_id', 'like.user_id as liked_by'])
    .where('post.thread_id', '=', threadId)
    .where('post.number', '>', (page - 1) * PER_PAGE)
    .where('post.number', '<=', page * PER_PAGE)
    .where('post.deleted_at', 'is', null)
    .orderBy('post.number')
    .execute()
  const [subscription, read] = await Promise.all([
    db
      .selectFrom('forum_subscriptions')
      .select('level')
      .where('user_id', '=', caller.id)
      .where('thread_id', '=', threadId)
      .executeTakeFirst(),
    db
      .selectFrom('forum_reads')
      .select('last_number')
      .where('user_id', '=', caller.id)
      .where('thread_id', '=', threadId)
      .executeTakeFirst(),
  ])
  return {
    liked: posts.filter(({ liked_by }) => liked_by !== null).map(({ id }) => id),
    own: posts.filter(({ author_id }) => author_id === caller.id).map(({ id }) => id),
    may_reply: !thread.is_locked || staff,
    may_accept: isOwn || staff,
    may_delete: isOwn,
    is_staff: staff,
    hidden_by: !thread.is_hidden ? null : thread.hidden_by_author ? 'author' : 'staff',
    level: subscription?.level ?? null,
    last_read: read?.last_number ?? null,
  }
}
