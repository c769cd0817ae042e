import type { ForumEditInput } from '@nireeka/contracts/api'

import { ApiError, type Caller, type Db, notFound } from '../../platform/index.ts'
import { keepReferences } from './keep-references.ts'
import { isStaff, ownPost, visiblePost } from './visible.ts'
import { isLocked } from './write-reply.ts'
import type { Rules } from './write-thread.ts'

interface Edit {
  caller: Caller
  postId: number
  input: ForumEditInput
  now: Date
}

/**
 * Changes the text of the caller's own post, and keeps the earlier one. Returns the new version. Throws a 409 with the
 * present text when the post isn't in the version that the edit began with.
 */
export async function editPost(trx: Db, { hooks, mayEdit }: Rules, { caller, postId, input, now }: Edit) {
  const post = await ownPost(trx, caller, postId)
  if (post.is_locked && !isStaff(caller)) throw isLocked()
  if (post.version === input.version && post.body === input.body) return post.version
  await mayEdit(trx, { user: caller, threadId: post.thread_id, body: input.body, now })
  const version = input.version + 1
  const changed = await trx
    .updateTable('forum_posts')
    .set({ body: input.body, version, edited_at: now })
    .where('id', '=', postId)
    .where('version', '=', input.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw await isChanged(trx, postId)
  await trx
    .insertInto('forum_post_edits')
    .values({ post_id: postId, version: post.version, body: post.body, edited_by: caller.id, at: now })
    .execute()
  await keepReferences(trx, { postId, authorId: caller.id, body: input.body, now })
  await hooks.onChanged(trx, { threadId: post.thread_id })
  return version
}

async function isChanged(trx: Db, postId: number) {
  const now = await trx
    .selectFrom('forum_posts')
    .select(['body', 'version'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
  const sentence = 'This post was changed in the meantime. Compare both texts, then save again.'
  return new ApiError(409, 'changed', sentence, { body: [now.body], version: [String(now.version)] })
}

/** Returns the earlier texts of a post, for its author and for staff; for everybody else the history is a 404. */
export async function readEdits(db: Db, caller: Caller, postId: number) {
  const post = await visiblePost(db, caller, postId)
  if (post.author_id !== caller.id && !isStaff(caller)) throw notFound('This post')
  const rows = await db
    .selectFrom('forum_post_edits as edit')
    .innerJoin('users as editor', 'editor.id', 'edit.edited_by')
    .select(['edit.version', 'edit.body', 'edit.at', 'editor.user_name as edited_by'])
    .where('edit.post_id', '=', postId)
    .orderBy('edit.version', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
