/** The key in session storage: the like that a guest has chosen, until the login leads back. */
const KEY = 'forumLike'
const GOOD_FOR_MS = 30 * 60_000

const isStored = (value: unknown): value is { postId: number; at: number } =>
  typeof value === 'object' &&
  value !== null &&
  'postId' in value &&
  typeof value.postId === 'number' &&
  'at' in value &&
  typeof value.at === 'number'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps in this tab which post a guest wants to like. Where nothing can be stored, they click again. */
export function keepLike(postId: number, at: number, storage: Storage = sessionStorage) {
  try {
    storage.setItem(KEY, JSON.stringify({ postId, at }))
  } catch {
    // The storage is full or forbidden.
  }
}

/** Returns the post that was to be liked within the last half hour, once. */
export function takeLike(now: number, storage: Storage = sessionStorage): number | null {
  try {
    const text = storage.getItem(KEY)
    if (text === null) return null
    storage.removeItem(KEY)
    const stored: unknown = JSON.parse(text)
    return isStored(stored) && now - stored.at < GOOD_FOR_MS ? stored.postId : null
  } catch {
    return null
  }
}
