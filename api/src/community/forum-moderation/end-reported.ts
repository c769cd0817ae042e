import type { Db } from '../../platform/index.ts'
import { deletePost, deleteThread } from '../forum-writing/delete-post.ts'
import { notifyModerated } from '../notifications/on-forum.ts'
import { tellThreadsAuthor } from './tell-threads-author.ts'

interface Post {
  id: number
  number: number
  thread_id: number
  author_id: number
}

interface Ending {
  decision: 'hidden' | 'removed'
  by: number
  reason: string
  now: Date
}

/** Hides the thread of a reported post, or deletes the post, a first one with its thread; and tells its author. */
export async function endReported(trx: Db, post: Post, { decision, ...done }: Ending) {
  const { id: postId, thread_id: threadId, author_id: userId } = post
  if (decision === 'hidden') return hide(trx, threadId, done)
  const deletion = { by: done.by, now: done.now }
  if (post.number === 1) {
    await deleteThread(trx, { ...deletion, threadId })
    await tellThreadsAuthor(trx, { id: threadId, author_id: userId }, { ...done, action: 'delete_thread' })
  } else {
    await deletePost(trx, { ...deletion, postId })
    await notifyModerated(trx, { ...done, action: 'delete_post', userId, threadId, postId })
  }
}

/** Hides a thread, also one that its author has hidden; another report may have hidden it already. */
async function hide(trx: Db, id: number, done: Omit<Ending, 'decision'>) {
  const hidden = await trx
    .updateTable('forum_threads')
    .set((eb) => ({ is_hidden: true, hidden_by_author: false, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('is_hidden', '=', false), eb('hidden_by_author', '=', true)]))
    .returning(['id', 'author_id'])
    .executeTakeFirst()
  if (hidden) await tellThreadsAuthor(trx, hidden, { ...done, action: 'hide' })
}
