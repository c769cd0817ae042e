import type { Generated } from 'kysely'

export interface ForumTables {
  forum_categories: { id: number; title: string; description: string }
  forum_threads: {
    id: Generated<number>
    category_id: number
    author_id: number
    title: string
    is_pinned: Generated<boolean>
    is_locked: Generated<boolean>
    is_hidden: Generated<boolean>
    is_solved: Generated<boolean>
    created_at: Date
    last_post_at: Date
  }
  forum_posts: {
    id: Generated<number>
    thread_id: number
    author_id: number
    body: string
    created_at: Date
  }
}
