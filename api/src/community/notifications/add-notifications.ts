import type { ModerationAction } from '@nireeka/contracts/api'

import { type Db, publishLive } from '../../platform/index.ts'
import type { NotificationKind } from './tables.ts'

interface Told {
  userId: number
  kind: NotificationKind
  /** Null: what it is about has no thread, but a title. */
  threadId: number | null
  title?: string | null
  postId: number | null
  /** Null: the shop. */
  actorId: number | null
  /** What staff did, and why. */
  moderation?: { action: ModerationAction; reason: string }
  now: Date
}

/**
 * Adds notifications and tells their members' open pages. A post tells each member of itself once. Returns the ids of
 * those that were added.
 */
export async function addNotifications(trx: Db, told: Told[]) {
  if (told.length === 0) return []
  const added = await trx
    .insertInto('notifications')
    .values(
      told.map(({ userId, kind, threadId, title, postId, actorId, moderation, now }) => ({
        user_id: userId,
        kind,
        thread_id: threadId,
        title: title ?? null,
        post_id: postId,
        actor_id: actorId,
        at: now,
        read_at: null,
        digested_at: null,
        moderation: moderation?.action ?? null,
        reason: moderation?.reason ?? null,
      })),
    )
    .onConflict((known) => known.doNothing())
    .returning(['id', 'user_id', 'kind'])
    .execute()
  for (const { user_id } of added) await publishLive(trx, `notifications:${user_id}`)
  return added
}
