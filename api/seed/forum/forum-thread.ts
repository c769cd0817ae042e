/**
 * A forum post: its author's user name, its Markdown, and how many days it came after the post before, for those who
 * return to a thread later. Without it, a post follows within hours.
 */
export type ForumPost = [author: string, body: string, daysLater?: number]

/** A seeded forum thread. The author of its first post opened it. */
export interface ForumThread {
  title: string
  /** How many days before seeding the thread was opened. */
  daysAgo: number
  isPinned?: boolean
  isLocked?: boolean
  isHidden?: boolean
  isSolved?: boolean
  /** The number of the answer that solved it. Without it, the last answer of somebody else did. */
  acceptedPost?: number
  /** The numbers of posts that were deleted, each with who has deleted it: its author, or staff. */
  deleted?: Record<number, string>
  tags?: string[]
  posts: ForumPost[]
}

export interface ForumCategory {
  id: number
  title: string
  description: string
  threads: ForumThread[]
}
