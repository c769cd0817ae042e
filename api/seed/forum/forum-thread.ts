/** A forum post: its author's user name and its Markdown. */
export type ForumPost = [author: string, body: string]

/** A seeded forum thread. The author of its first post opened it. */
export interface ForumThread {
  title: string
  /** How many days before seeding the thread was opened. */
  daysAgo: number
  isPinned?: boolean
  isLocked?: boolean
  isHidden?: boolean
  isSolved?: boolean
  tags?: string[]
  posts: ForumPost[]
}

export interface ForumCategory {
  id: number
  title: string
  description: string
  threads: ForumThread[]
}
