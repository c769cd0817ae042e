import { ApiError, type Caller, type Db } from '../../platform/index.ts'
import type { ForumHooks } from './hooks.ts'
import { ownThread } from './visible.ts'

interface Hiding {
  caller: Caller
  threadId: number
  isHidden: boolean
}

/**
 * Hides the caller's own thread, or shows it again; another member's is a 404. Throws a 403 for showing what staff have
 * hidden.
 */
export async function hideThread(trx: Db, hooks: ForumHooks, { caller, threadId, isHidden }: Hiding) {
  const thread = await ownThread(trx, caller, threadId)
  if (thread.is_hidden === isHidden) return
  const changed = await trx
    .updateTable('forum_threads')
    .set((eb) => ({ is_hidden: isHidden, hidden_by_author: isHidden, version: eb('version', '+', 1) }))
    .where('id', '=', threadId)
    .where('is_hidden', '=', !isHidden)
    // What staff have hidden, perhaps a moment ago, isn't the author's to show.
    .where('hidden_by_author', '=', !isHidden)
    .returning('id')
    .executeTakeFirst()
  if (!changed && !isHidden) throw hiddenByStaff()
  await hooks.onChanged(trx, { threadId })
}

const hiddenByStaff = () =>
  new ApiError(
    403,
    'hidden_by_staff',
    'Our team has hidden this thread, so only our team can show it again. The reason is in your notifications.',
  )
