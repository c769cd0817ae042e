import type { ForumReplyInput } from '@nireeka/contracts/api'

import { ApiError, type Caller, type Db, invalid } from '../../platform/index.ts'
import { keepHeldPictures } from './keep-pictures.ts'
import { publishPost } from './publish.ts'
import { sendOnce } from './send-once.ts'
import { isStaff, visibleThread } from './visible.ts'
import type { Rules } from './write-thread.ts'

interface Reply {
  caller: Caller
  threadId: number
  key: string
  input: ForumReplyInput
  now: Date
}

/** Adds a reply to a thread, or holds it for a moderator; returns its id and number, null when it is held. */
export async function writeReply(
  trx: Db,
  { hooks, mayWrite }: Rules,
  { caller, threadId, key, input, now }: Reply,
) {
  const thread = await visibleThread(trx, caller, threadId)
  const contents = { threadId, ...input }
  const { post_id } = await sendOnce(trx, { userId: caller.id, key, contents, now }, async () => {
    if (thread.is_locked && !isStaff(caller)) throw isLocked()
    await assertInThread(trx, threadId, input.reply_to_id)
    const decided = await mayWrite(trx, { user: caller, threadId, body: input.body, now })
    if (decided.decision === 'publish') {
      const post = { threadId, authorId: caller.id, body: input.body, replyToId: input.reply_to_id, now }
      return { thread_id: threadId, post_id: (await publishPost(trx, hooks, post)).id }
    }
    const held = await trx
      .insertInto('forum_held')
      .values({
        user_id: caller.id,
        thread_id: threadId,
        reply_to_id: input.reply_to_id,
        category_id: null,
        title: null,
        body: input.body,
        reason: decided.reason,
        at: now,
        decided_at: null,
        decided_by: null,
        post_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepHeldPictures(trx, { heldId: held.id, authorId: caller.id, body: input.body, now })
    return { thread_id: null, post_id: null }
  })
  if (post_id === null) return null
  return trx
    .selectFrom('forum_posts')
    .select(['id', 'number'])
    .where('id', '=', post_id)
    .executeTakeFirstOrThrow()
}

async function assertInThread(trx: Db, threadId: number, replyToId: number | null) {
  if (replyToId === null) return
  const post = await trx
    .selectFrom('forum_posts')
    .select('id')
    .where('id', '=', replyToId)
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!post) throw invalid('reply_to_id', 'The post you’re replying to is no longer here.')
}

export const isLocked = () =>
  new ApiError(403, 'locked', 'This thread is locked. You can read it, but nobody can reply.')
