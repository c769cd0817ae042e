import type { NewForumThreadInput } from '@nireeka/contracts/api'

import { ApiError, type Caller, type Db, invalid, oneLine } from '../../platform/index.ts'
import type { ForumHooks, MayEdit, MayWrite } from './hooks.ts'
import { keepHeldPictures } from './keep-pictures.ts'
import { publishThread } from './publish.ts'
import { sendOnce } from './send-once.ts'
import { isStaff } from './visible.ts'

export interface Rules {
  hooks: ForumHooks
  mayWrite: MayWrite
  mayEdit: MayEdit
}

interface Opening {
  caller: Caller
  key: string
  input: NewForumThreadInput
  now: Date
}

/** Opens a thread, or holds it for a moderator; returns its id, null when it is held. */
export async function writeThread(trx: Db, { hooks, mayWrite }: Rules, { caller, key, input, now }: Opening) {
  const sent = await sendOnce(trx, { userId: caller.id, key, contents: input, now }, async () => {
    await assertCategory(trx, caller, input.category_id, now)
    const tags = await knownTags(trx, input.tags)
    const title = oneLine(input.title)
    const thread = { categoryId: input.category_id, authorId: caller.id, title, tags, body: input.body, now }
    const decided = await mayWrite(trx, { user: caller, ...thread })
    if (decided.decision === 'publish') {
      const added = await publishThread(trx, hooks, thread)
      return { thread_id: added.id, post_id: added.postId }
    }
    const held = await trx
      .insertInto('forum_held')
      .values({
        user_id: caller.id,
        thread_id: null,
        reply_to_id: null,
        category_id: input.category_id,
        title,
        tags,
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
  return sent.thread_id
}

const DAY_MS = 24 * 60 * 60_000

async function assertCategory(trx: Db, caller: Caller, id: number, now: Date) {
  const category = await trx
    .selectFrom('forum_categories')
    .select(['is_staff_only', 'min_member_days'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!category) throw invalid('category_id', 'Please choose a category.')
  if (isStaff(caller)) return
  if (category.is_staff_only) throw new ApiError(403, 'staff_only', 'Only our team writes in this category.')
  const { created_at } = await trx
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow()
  const days = category.min_member_days
  if (now.getTime() - created_at.getTime() < days * DAY_MS)
    throw new ApiError(403, 'too_new', `You can write in this category ${days} days after you register.`)
}

export async function knownTags(trx: Db, tags: string[]) {
  if (tags.length === 0) return []
  const known = await trx.selectFrom('forum_tags').select('name').where('name', 'in', tags).execute()
  const asked = [...new Set(tags)]
  if (known.length < asked.length) throw invalid('tags', 'Please choose tags from the list.')
  return asked
}
