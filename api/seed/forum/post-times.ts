import type { ForumThread } from './forum-thread.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The time between two posts of a thread: five hours spread a thread over a day or so. */
const BETWEEN_POSTS_MS = 5 * HOUR_MS

/**
 * Returns when each post of a thread came, in milliseconds after the thread was opened. A long thread that was opened
 * only days ago has its posts closer together, so that none is in the future.
 */
export function postTimes({ title, daysAgo, posts }: ForumThread): number[] {
  const later = posts.reduce((sum, [, , days = 0]) => sum + days * DAY_MS, 0)
  const left = daysAgo * DAY_MS - later
  if (left <= 0) throw new Error(`${title} has posts in the future`)
  const between = Math.min(BETWEEN_POSTS_MS, left / posts.length)
  let time = -between
  return posts.map(([, , days]) => (time += days === undefined ? between : days * DAY_MS))
}
