import type { Db } from '../../platform/index.ts'
import { addPost, addThread } from './add-post.ts'
import type { ForumHooks } from './hooks.ts'
import { quotedIn } from './names-in.ts'

type Post = Parameters<typeof addPost>[1]
type Thread = Parameters<typeof addThread>[1]

/** Adds a post and tells whom it concerns. A post that was held is published by the same call. */
export async function publishPost(trx: Db, hooks: ForumHooks, post: Post) {
  const added = await addPost(trx, post)
  await tell(trx, hooks, { ...post, postId: added.id })
  return added
}

/** Opens a thread and tells whom its first post mentions. */
export async function publishThread(trx: Db, hooks: ForumHooks, thread: Thread) {
  const added = await addThread(trx, thread)
  await tell(trx, hooks, { ...thread, threadId: added.id, postId: added.postId, replyToId: null })
  return added
}

async function tell(trx: Db, hooks: ForumHooks, post: Post & { postId: number }) {
  const { threadId, postId, authorId, body, replyToId, now } = post
  const mentions = await trx
    .selectFrom('forum_mentions')
    .select('user_id')
    .where('post_id', '=', postId)
    .execute()
  const answered = [...(replyToId ? [replyToId] : []), ...quotedIn(body)].slice(0, 10)
  const authors =
    answered.length === 0
      ? []
      : await trx
          .selectFrom('forum_posts')
          .select('author_id')
          .distinct()
          .where('id', 'in', answered)
          .where('thread_id', '=', threadId)
          .where('author_id', '<>', authorId)
          .execute()
  await hooks.onPost(trx, {
    threadId,
    postId,
    authorId,
    mentioned: mentions.map(({ user_id }) => user_id),
    quotedOrRepliedTo: authors.map(({ author_id }) => author_id),
    now,
  })
}
