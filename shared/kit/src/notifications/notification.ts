import { notificationSentence } from '@nireeka/contracts'
import type { NotificationData } from '@nireeka/contracts/api'

export interface Notification {
  id: number
  /** What happened, as a sentence without the thread's title. */
  sentence: string
  title: string
  /** The page of the post, or of the thread where it is about no post; null where there is none. */
  path: string | null
  /** Why staff did it; null for what members did. */
  reason: string | null
  /** Who did it; null for the shop. */
  actor: { name: string; picture: string | null } | null
  isRead: boolean
  at: Date
}

/** Returns a notification of the API as pages show it. */
export const toNotification = (data: NotificationData): Notification => ({
  id: data.id,
  sentence: notificationSentence({
    kind: data.kind,
    actor: data.actor?.user_name ?? null,
    count: data.count,
    action: data.moderation?.action,
    isThread: data.moderation?.is_thread,
  }),
  title: data.title,
  path: pathOf(data),
  reason: data.moderation?.reason ?? null,
  actor: data.actor && { name: data.actor.user_name, picture: data.actor.avatar },
  isRead: data.is_read,
  at: new Date(data.at),
})

function pathOf({ post, thread }: NotificationData): string | null {
  if (post) return `/forum/post/${post.id}`
  return thread && `/forum/thread/${thread.id}`
}
