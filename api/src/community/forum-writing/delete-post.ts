import { sql } from 'kysely'

import { conflict, type Db, notFound } from '../../platform/index.ts'

interface Deletion {
  /** The member who deletes it: its author, or staff. Who may is checked already. */
  by: number
  now: Date
}

/**
 * Deletes a post: it keeps its number, and nobody reads its text any more. Returns its thread's id. The first post can't
 * be deleted without its thread. Throws a 404 for a post that is deleted already.
 */
export async function deletePost(trx: Db, { postId, by, now }: Deletion & { postId: number }) {
  const { threadId } = await lockThreadOf(trx, postId)
  const deleted = await trx
    .updateTable('forum_posts')
    .set({ deleted_at: now, deleted_by: by })
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .returning('number')
    .executeTakeFirst()
  if (!deleted) throw notFound('This post')
  if (deleted.number === 1)
    throw conflict('first_post', 'The first post can only be deleted with its thread.')
  const last = await trx
    .selectFrom('forum_posts')
    .select(['author_id', 'created_at'])
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('forum_threads')
    .set({
      post_count: sql`post_count - 1`,
      last_post_at: last.created_at,
      last_post_author_id: last.author_id,
      is_solved: sql`is_solved and accepted_post_id is distinct from ${postId}`,
      accepted_post_id: sql`nullif(accepted_post_id, ${postId})`,
    })
    .where('id', '=', threadId)
    .execute()
  return { threadId }
}

/** Deletes a thread with all its posts from every list; its rows stay. Throws a 404 when it is gone already. */
export async function deleteThread(trx: Db, { threadId, now }: Deletion & { threadId: number }) {
  const deleted = await trx
    .updateTable('forum_threads')
    .set({ deleted_at: now })
    .where('id', '=', threadId)
    .where('is_gone', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw notFound('This thread')
}

/** Locks a post's thread until the transaction ends, so that posts and deletions at once count right. */
export async function lockThreadOf(trx: Db, postId: number) {
  const thread = await trx
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_posts as post', 'post.thread_id', 'thread.id')
    .select('thread.id as threadId')
    .where('post.id', '=', postId)
    .forNoKeyUpdate('thread')
    .executeTakeFirst()
  if (!thread) throw notFound('This post')
  return thread
}
