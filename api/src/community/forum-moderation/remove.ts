import { type Db, notFound, recordAudit } from '../../platform/index.ts'
import { deletePost, deleteThread } from '../forum-writing/delete-post.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { notifyModerated } from '../notifications/on-forum.ts'
import { assertVersion, lockThread, type StaffCall } from './lock-thread.ts'
import { tellThreadsAuthor } from './tell-threads-author.ts'

interface Needs {
  db: Db
  hooks: ForumHooks
}
type Call = StaffCall & { id: number }

/** Deletes a thread with all its posts. */
export const removeThread = ({ db, hooks }: Needs, { id, by, reason, now, ...read }: Call) =>
  db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, id)
    assertVersion(thread, read)
    await deleteThread(trx, { threadId: id, by: by.id, now })
    await recordAudit(trx, {
      by,
      action: 'thread.delete',
      subject: { kind: 'thread', id },
      before: { title: thread.title, posts: thread.post_count, author_id: thread.author_id },
      after: { reason },
      at: now,
    })
    await tellThreadsAuthor(trx, thread, { by: by.id, action: 'delete_thread', reason, now })
    await hooks.onChanged(trx, { threadId: id })
  })

/** Deletes a post other than the first of its thread. */
export const removePost = ({ db, hooks }: Needs, { id, by, reason, now, ...read }: Call) =>
  db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, id)
    assertVersion(post, read)
    await deletePost(trx, { postId: id, by: by.id, now })
    await recordAudit(trx, {
      by,
      action: 'post.delete',
      subject: { kind: 'post', id },
      before: { thread_id: post.thread_id, author_id: post.author_id, body: post.body },
      after: { reason },
      at: now,
    })
    const { author_id: userId, thread_id: threadId } = post
    const done = { by: by.id, action: 'delete_post', reason, now } as const
    await notifyModerated(trx, { ...done, userId, threadId, postId: id })
    await hooks.onChanged(trx, { threadId })
  })

/** Reads a post that is there, and locks its thread and then itself until the transaction ends. */
export async function lockPost(trx: Db, id: number) {
  const place = await trx
    .selectFrom('forum_posts')
    .select('thread_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!place) throw notFound('This post')
  await lockThread(trx, place.thread_id)
  const post = await trx
    .selectFrom('forum_posts')
    .select(['thread_id', 'number', 'author_id', 'body', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) throw notFound('This post')
  return post
}
