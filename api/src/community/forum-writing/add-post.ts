import { sql } from 'kysely'

import { type Db, notFound } from '../../platform/index.ts'
import { keepReferences } from './keep-references.ts'

interface NewPost {
  threadId: number
  authorId: number
  body: string
  /** The post that this one replies to, in the same thread. */
  replyToId: number | null
  now: Date
}

interface NewThread {
  categoryId: number
  authorId: number
  title: string
  tags: string[]
  body: string
  now: Date
}

/**
 * Adds a post to a thread and returns its id and number. The thread stays locked until the transaction ends, so that
 * posts that come at once get numbers of their own. Throws a 404 for a thread that is gone.
 */
export async function addPost(trx: Db, { threadId, authorId, body, replyToId, now }: NewPost) {
  const thread = await trx
    .updateTable('forum_threads')
    .set({
      last_number: sql`last_number + 1`,
      post_count: sql`post_count + 1`,
      last_post_at: sql`greatest(last_post_at, ${now})`,
      last_post_author_id: authorId,
    })
    .where('id', '=', threadId)
    .where('is_gone', '=', false)
    .returning('last_number as number')
    .executeTakeFirst()
  if (!thread) throw notFound('This thread')
  const { id } = await trx
    .insertInto('forum_posts')
    .values({
      thread_id: threadId,
      number: thread.number,
      author_id: authorId,
      body,
      reply_to_id: replyToId,
      created_at: now,
      edited_at: null,
      deleted_at: null,
      deleted_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepReferences(trx, { postId: id, authorId, body, now })
  return { id, number: thread.number }
}

/** Opens a thread with its first post; title, tags and category are checked already. */
export async function addThread(trx: Db, { categoryId, authorId, title, tags, body, now }: NewThread) {
  const { id } = await trx
    .insertInto('forum_threads')
    .values({
      category_id: categoryId,
      author_id: authorId,
      title,
      tags,
      created_at: now,
      last_post_at: now,
      last_post_author_id: authorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const post = await addPost(trx, { threadId: id, authorId, body, replyToId: null, now })
  return { id, postId: post.id }
}
