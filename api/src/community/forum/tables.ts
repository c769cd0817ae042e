import type { Generated, GeneratedAlways } from 'kysely'

/** How much of a thread a member is told. */
export type SubscriptionLevel = 'all' | 'mentions' | 'none'

export interface ForumTables {
  forum_categories: {
    id: number
    title: string
    description: string
    is_staff_only: Generated<boolean>
    min_member_days: Generated<number>
  }
  forum_tags: { name: string }
  forum_threads: {
    id: Generated<number>
    category_id: number
    author_id: number
    title: string
    tags: Generated<string[]>
    version: Generated<number>
    title_edited_at: Date | null
    is_pinned: Generated<boolean>
    is_locked: Generated<boolean>
    is_hidden: Generated<boolean>
    hidden_by_author: Generated<boolean>
    is_solved: Generated<boolean>
    created_at: Date
    last_post_at: Date
    post_count: Generated<number>
    last_number: Generated<number>
    last_post_author_id: number | null
    accepted_post_id: number | null
    merged_into_id: number | null
    deleted_at: Date | null
    is_gone: GeneratedAlways<boolean>
    recent_likes: Generated<number>
    title_search: GeneratedAlways<string>
    folded_title: GeneratedAlways<string>
  }
  forum_posts: {
    id: Generated<number>
    thread_id: number
    number: number
    author_id: number
    body: string
    created_at: Date
    version: Generated<number>
    likes: Generated<number>
    reply_to_id: number | null
    edited_at: Date | null
    deleted_at: Date | null
    deleted_by: number | null
  }
  forum_search: { post_id: number; thread_id: number; search: string }
  forum_post_edits: { post_id: number; version: number; body: string; edited_by: number; at: Date }
  forum_title_edits: {
    thread_id: number
    version: number
    title: string
    tags: string[]
    edited_by: number
    at: Date
  }
  forum_likes: { post_id: number; user_id: number; at: Date }
  forum_reads: { user_id: number; thread_id: number; last_number: number; at: Date }
  forum_read_all: { user_id: number; before: Date }
  forum_subscriptions: { user_id: number; thread_id: number; level: SubscriptionLevel; at: Date }
  forum_mentions: { post_id: number; user_id: number }
  forum_pictures: {
    id: Generated<string>
    user_id: number
    kind: string
    width: number
    height: number
    bytes: Buffer
    /** The size for phones; null where the picture itself is as small. */
    small: Buffer | null
    at: Date
    kept_until: Date
  }
  forum_post_pictures: { post_id: number; picture_id: string }
  forum_held_pictures: { held_id: number; picture_id: string }
  forum_held: {
    id: Generated<number>
    user_id: number
    thread_id: number | null
    reply_to_id: number | null
    category_id: number | null
    title: string | null
    tags: Generated<string[]>
    body: string
    reason: 'word' | 'links' | 'duplicate'
    at: Date
    decided_at: Date | null
    decided_by: number | null
    post_id: number | null
  }
  forum_sent: {
    user_id: number
    key: string
    content_hash: string
    thread_id: number | null
    post_id: number | null
    at: Date
  }
  forum_flags: {
    id: Generated<number>
    post_id: number
    user_id: number
    reason: 'spam' | 'rude' | 'off_topic' | 'unsafe' | 'other'
    note: string | null
    at: Date
    decision: 'kept' | 'hidden' | 'removed' | null
    decided_at: Date | null
    decided_by: number | null
  }
  forum_bans: {
    id: Generated<number>
    user_id: number
    reason: string
    starts_at: Date
    ends_at: Date | null
    banned_by: number
    lifted_at: Date | null
    lifted_by: number | null
  }
  /** What each member wrote within a day; limits count these rows. */
  forum_writes: {
    id: Generated<number>
    user_id: number
    thread_id: number | null
    fingerprint: Buffer
    at: Date
  }
  forum_words: { id: Generated<number>; word: string; action: 'hold' | 'refuse' }
  forum_settings: {
    user_id: number
    shows_bikes: Generated<boolean>
    shows_likes: Generated<boolean>
    about: string | null
    digest: Generated<'off' | 'daily' | 'weekly'>
    emails_mentions: Generated<boolean>
    writing_level: Generated<SubscriptionLevel>
    tells_likes: Generated<boolean>
    digested_at: Date | null
    unsubscribe_key: string
  }
}
