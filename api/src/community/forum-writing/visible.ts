import { type Db, notFound } from '../../platform/index.ts'
import { maySee, moderates, type Reader } from '../forum/may-see.ts'

export const isStaff = moderates

/** Selects a thread if this reader may see it. */
const visibleThreads = (db: Db, reader: Reader) =>
  db
    .selectFrom('forum_threads as thread')
    .select(['thread.id', 'thread.author_id', 'thread.is_locked', 'thread.accepted_post_id'])
    .select(['thread.is_hidden', 'thread.hidden_by_author'])
    .where('thread.is_gone', '=', false)
    .where(maySee(reader))

/** Returns a thread, or throws the same 404 for one that this reader may not see as for one that never was. */
export async function visibleThread(db: Db, reader: Reader, id: number) {
  const thread = await visibleThreads(db, reader).where('thread.id', '=', id).executeTakeFirst()
  if (!thread) throw notFound('This thread')
  return thread
}

/** Returns a thread of this member's own; another member's is a 404. */
export async function ownThread(db: Db, reader: NonNullable<Reader>, id: number) {
  const thread = await visibleThread(db, reader, id)
  if (thread.author_id !== reader.id) throw notFound('This thread')
  return thread
}

/** Returns a post that isn't deleted with its thread, or throws a 404 as `visibleThread` does. */
export async function visiblePost(db: Db, reader: Reader, id: number) {
  const post = await visibleThreads(db, reader)
    .innerJoin('forum_posts as post', 'post.thread_id', 'thread.id')
    .clearSelect()
    .select(['post.id', 'post.thread_id', 'post.number', 'post.author_id', 'post.body', 'post.version'])
    .select(['post.likes', 'thread.is_locked'])
    .where('post.id', '=', id)
    .where('post.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!post) throw notFound('This post')
  return post
}

/** Returns a post of this member's own; another member's is a 404. */
export async function ownPost(db: Db, reader: NonNullable<Reader>, id: number) {
  const post = await visiblePost(db, reader, id)
  if (post.author_id !== reader.id) throw notFound('This post')
  return post
}
