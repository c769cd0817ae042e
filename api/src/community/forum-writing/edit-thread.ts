import type { ForumThreadEditInput } from '@nireeka/contracts/api'

import { ApiError, type Caller, type Db, notFound, oneLine } from '../../platform/index.ts'
import { isStaff, ownThread, visibleThread } from './visible.ts'
import { isLocked } from './write-reply.ts'
import { knownTags, type Rules } from './write-thread.ts'

interface Edit {
  caller: Caller
  threadId: number
  input: ForumThreadEditInput
  now: Date
}

/**
 * Changes title and tags of the caller's own thread, and keeps the earlier ones; another member's is a 404. Returns the
 * new version. Throws a 409 with the present ones when the thread isn't in the version that the edit began with.
 */
export async function editThread(trx: Db, { hooks, mayEdit }: Rules, { caller, threadId, input, now }: Edit) {
  const thread = await ownThread(trx, caller, threadId)
  if (thread.is_locked && !isStaff(caller)) throw isLocked()
  const title = oneLine(input.title)
  const tags = await knownTags(trx, input.tags)
  const before = await readTitle(trx, threadId)
  if (before.version === input.version && isSame(before, { title, tags })) return before.version
  await mayEdit(trx, { user: caller, threadId, title, body: '', now })
  const version = input.version + 1
  const changed = await trx
    .updateTable('forum_threads')
    .set({ title, tags, version, title_edited_at: now })
    .where('id', '=', threadId)
    .where('version', '=', input.version)
    .where('is_gone', '=', false)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw await isChanged(trx, threadId)
  await trx
    .insertInto('forum_title_edits')
    .values({ ...before, thread_id: threadId, edited_by: caller.id, at: now })
    .execute()
  await hooks.onChanged(trx, { threadId })
  return version
}

const readTitle = (db: Db, threadId: number) =>
  db
    .selectFrom('forum_threads')
    .select(['title', 'tags', 'version'])
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow()

interface Title {
  title: string
  tags: readonly string[]
}

const isSame = (one: Title, other: Title) =>
  one.title === other.title && one.tags.join() === other.tags.join()

async function isChanged(trx: Db, threadId: number) {
  const now = await readTitle(trx, threadId)
  const sentence = 'This thread was changed in the meantime. Compare both titles, then save again.'
  const there = { title: [now.title], tags: now.tags, version: [String(now.version)] }
  return new ApiError(409, 'changed', sentence, there)
}

/** Returns the earlier titles of a thread, for its author and for staff; for everybody else the history is a 404. */
export async function readTitleEdits(db: Db, caller: Caller, threadId: number) {
  const thread = await visibleThread(db, caller, threadId)
  if (thread.author_id !== caller.id && !isStaff(caller)) throw notFound('This thread')
  const rows = await db
    .selectFrom('forum_title_edits as edit')
    .innerJoin('users as editor', 'editor.id', 'edit.edited_by')
    .select(['edit.version', 'edit.title', 'edit.tags', 'edit.at', 'editor.user_name as edited_by'])
    .where('edit.thread_id', '=', threadId)
    .orderBy('edit.version', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
