import { notificationSentence } from '@nireeka/contracts'
import type { ModerationAction } from '@nireeka/contracts/api'

import type { NotificationKind } from './tables.ts'

interface Row {
  kind: NotificationKind
  user_name: string | null
  title: string
  thread_id: number | null
  moderation: ModerationAction | null
  reason: string | null
  post_id: number | null
  number: number | null
  body: string | null
  deleted_at: Date | null
  is_gone: boolean | null
  merged_into_id: number | null
}

/** A notification as an email says it. */
export interface Told {
  kind: NotificationKind
  /** What happened, before the thread's title. */
  sentence: string
  title: string
  /** The page to read; null when there is none, or no longer. */
  path: string | null
  /** Why staff did it. */
  reason: string | null
  body: string
}

export const toTold = (row: Row): Told => ({
  kind: row.kind,
  sentence: notificationSentence({
    kind: row.kind,
    actor: row.user_name ?? 'Nireeka',
    count: 1,
    action: row.moderation ?? undefined,
    isThread: isAboutThread(row),
  }),
  title: row.title,
  path: pathOf(row),
  reason: row.reason,
  body: row.body ?? '',
})

function pathOf({ thread_id, post_id, ...row }: Row): string | null {
  if (!isThreadThere({ thread_id, ...row })) return null
  return post_id === null || row.deleted_at ? `/forum/thread/${thread_id}` : `/forum/post/${post_id}`
}

/** Returns whether a notification is about a whole thread: its first post, or a new thread that wasn't published. */
export const isAboutThread = ({ thread_id, number }: Pick<Row, 'thread_id' | 'number'>) =>
  thread_id === null || number === 1

/** Returns whether a notification's thread has a page: one that was merged leads to the thread it is in now. */
export const isThreadThere = (row: Pick<Row, 'thread_id' | 'is_gone' | 'merged_into_id'>) =>
  row.thread_id !== null && (row.is_gone === false || row.merged_into_id !== null)
