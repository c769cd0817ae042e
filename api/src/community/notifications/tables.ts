import type { ModerationAction } from '@nireeka/contracts/api'
import type { Generated } from 'kysely'

export type NotificationKind = 'reply' | 'mention' | 'quote' | 'like' | 'accepted' | 'moderated'

export interface NotificationTables {
  notifications: {
    id: Generated<number>
    user_id: number
    kind: NotificationKind
    thread_id: number | null
    /** The title of what has no thread. */
    title: Generated<string | null>
    post_id: number | null
    actor_id: number | null
    count: Generated<number>
    at: Date
    read_at: Date | null
    digested_at: Date | null
    /** What staff did, and why. */
    moderation: ModerationAction | null
    reason: string | null
  }
}
