import type { ForumThreadEditInput } from '@nireeka/contracts/api'

import { ApiError, type Caller, type Db, notFound, oneLine } from '../../platform/index.ts'
import { isStaff, visibleThread } from './visible.ts'
import { isLocked } from './write-reply.ts'
import { knownTags, type Rules } from './write-thread.ts'

interface Edit {
  caller: Caller
  threadId: number
  input: ForumThreadEditInput
  now: Date
}

/**
 * Changes title and tags of the caller's own thread; another member's is a 404. Returns the new version. Throws a 409
 * with the present ones when the thread isn't in the version that the edit began with.
 */
export async function editThread(trx: Db, { hooks, mayEdit }: Rules, { caller, threadId, input, now }: Edit) {
  const thread = await visibleThread(trx, caller, threadId)
  if (thread.author_id !== caller.id) throw notFound('This thread')
  if (thread.is_locked && !isStaff(caller)) throw isLocked()
  const title = oneLine(input.title)
  const tags = await knownTags(trx, input.tags)
  await mayEdit(trx, { user: caller, threadId, title, body: '', now })
  const version = input.version + 1
  const changed = await trx
    .updateTable('forum_threads')
    .set({ title, tags, version })
    .where('id', '=', threadId)
    .where('version', '=', input.version)
    .where('is_gone', '=', false)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw await isChanged(trx, threadId)
  await hooks.onChanged(trx, { threadId })
  return version
}

async function isChanged(trx: Db, threadId: number) {
  const now = await trx
    .selectFrom('forum_threads')
    .select(['title', 'tags', 'version'])
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow()
  const sentence = 'This thread was changed in the meantime. Compare both titles, then save again.'
  const there = { title: [now.title], tags: now.tags, version: [String(now.version)] }
  return new ApiError(409, 'changed', sentence, there)
}
