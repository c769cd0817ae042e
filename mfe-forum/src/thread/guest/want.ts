import type { Post } from '../thread.api.ts'

/** What somebody wants to do that needs a login; a reply can be to a post or to the thread. */
export type Want = { kind: 'like'; post: Post } | { kind: 'reply'; post: Post | null } | { kind: 'follow' }

/** Returns the hash of the address to which the login leads back. */
export function hashOf(want: Want): string {
  if (want.kind === 'follow') return ''
  if (want.kind === 'like') return `#post-${want.post.number}`
  return want.post ? `#reply-${want.post.number}` : '#reply'
}

/** Returns the query with which the login or the registration leads back to a path, to do there what was wanted. */
export const continueTo = (path: string, want: Want) =>
  `?continue=${encodeURIComponent(`${path}${hashOf(want)}`)}`

/** Reads the hash of a reply: the number of the post that is replied to, 0 for the thread; null for other hashes. */
export function replyIn(hash: string): number | null {
  const found = /^#reply(?:-([1-9]\d{0,6}))?$/.exec(hash)
  return found ? Number(found[1] ?? 0) : null
}
