import type { Post } from '../thread.api.ts'

/** What somebody wants to do that needs a login; a reply can be to a post or to the thread. */
export type Want = { kind: 'like'; post: Post } | { kind: 'reply'; post: Post | null }

/** Returns the hash of the address to which the login leads back. */
export function hashOf({ kind, post }: Want): string {
  if (kind === 'like') return `#post-${post.number}`
  return post ? `#reply-${post.number}` : '#reply'
}

/** Reads the hash of a reply: the number of the post that is replied to, 0 for the thread; null for other hashes. */
export function replyIn(hash: string): number | null {
  const found = /^#reply(?:-([1-9]\d{0,6}))?$/.exec(hash)
  return found ? Number(found[1] ?? 0) : null
}
