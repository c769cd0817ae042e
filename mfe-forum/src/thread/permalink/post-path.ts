const PER_PAGE = 20

/** Returns the address of a page of a thread. */
export const threadPath = (threadId: number, page = 1) =>
  page === 1 ? `/forum/thread/${threadId}` : `/forum/thread/${threadId}?page=${page}`

/** Returns the address of a post within its thread, by the post's number. */
export const postPath = (threadId: number, number: number) =>
  `${threadPath(threadId, Math.ceil(number / PER_PAGE))}#post-${number}`
