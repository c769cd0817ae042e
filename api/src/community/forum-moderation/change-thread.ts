import type { ThreadStateChange } from '@nireeka/contracts/api'

import { conflict, type Db, invalid, recordAudit } from '../../platform/index.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { assertVersion, lockThread, type StaffCall } from './lock-thread.ts'
import { tellThreadsAuthor } from './tell-threads-author.ts'

type Flag = 'is_hidden' | 'is_locked' | 'is_pinned'

const CHANGES: Record<ThreadStateChange, [flag: Flag, value: boolean]> = {
  hide: ['is_hidden', true],
  show: ['is_hidden', false],
  lock: ['is_locked', true],
  unlock: ['is_locked', false],
  pin: ['is_pinned', true],
  unpin: ['is_pinned', false],
}

interface Needs {
  db: Db
  hooks: ForumHooks
}
type Call = StaffCall & { id: number }

/** Hides or shows a thread, locks or unlocks it, pins or unpins it; returns its new version. */
export const changeState = (
  { db, hooks }: Needs,
  { id, by, reason, now, change, ...read }: Call & { change: ThreadStateChange },
) =>
  db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, id)
    assertVersion(thread, read)
    const [flag, value] = CHANGES[change]
    // What its author has hidden, staff can hide as well: then only staff show it again.
    const isTakenOver = change === 'hide' && thread.hidden_by_author
    if (thread[flag] === value && !isTakenOver) throw conflict('changed', 'Someone else has just done that.')
    const version = thread.version + 1
    await trx
      .updateTable('forum_threads')
      .set({ [flag]: value, version, ...(flag === 'is_hidden' ? { hidden_by_author: false } : {}) })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by,
      action: `thread.${change}`,
      subject: { kind: 'thread', id },
      before: { title: thread.title, [flag]: thread[flag] },
      after: { [flag]: value, reason },
      at: now,
    })
    await tellThreadsAuthor(trx, thread, { by: by.id, action: change, reason, now })
    await hooks.onChanged(trx, { threadId: id })
    return { id, version }
  })

/** Moves a thread to another category; returns its new version. */
export const moveThread = (
  { db, hooks }: Needs,
  { id, by, reason, now, category_id, ...read }: Call & { category_id: number },
) =>
  db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, id)
    assertVersion(thread, read)
    const category = await trx
      .selectFrom('forum_categories')
      .select('id')
      .where('id', '=', category_id)
      .executeTakeFirst()
    if (!category) throw invalid('category_id', 'There is no such category.')
    if (thread.category_id === category_id) throw invalid('category_id', 'The thread is in this category.')
    const version = thread.version + 1
    await trx.updateTable('forum_threads').set({ category_id, version }).where('id', '=', id).execute()
    await recordAudit(trx, {
      by,
      action: 'thread.move',
      subject: { kind: 'thread', id },
      before: { title: thread.title, category_id: thread.category_id },
      after: { category_id, reason },
      at: now,
    })
    await tellThreadsAuthor(trx, thread, { by: by.id, action: 'move', reason, now })
    await hooks.onChanged(trx, { threadId: id })
    return { id, version }
  })
