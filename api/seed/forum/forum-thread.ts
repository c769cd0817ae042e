/** A post: who wrote it, and the Markdown. */
export type ForumPost = [author: string, body: string]

/** A thread as it is written down here; its first post's author opened it. */
export interface ForumThread {
  title: string
  /** When it was opened, in days before the shop is filled. */
  daysAgo: number
  isPinned?: boolean
  isLocked?: boolean
  isHidden?: boolean
  isSolved?: boolean
  posts: ForumPost[]
}

export interface ForumCategory {
  id: number
  title: string
  description: string
  threads: ForumThread[]
}
