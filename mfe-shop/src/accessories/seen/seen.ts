/** A product as this browser remembers it, without its price, which may have changed since. */
export interface Seen {
  id: number
  title: string
  image: string | null
}

/** How many products are shown; the current one is stored in addition. */
const MOST = 8

/** Returns the readable products in stored data, which anybody may have written. */
export const readSeen = (kept: unknown): Seen[] =>
  Array.isArray(kept) ? kept.filter(isSeen).map(({ id, title, image }) => ({ id, title, image })) : []

function isSeen(entry: unknown): entry is Seen {
  const { id, title, image } = (entry ?? {}) as Record<string, unknown>
  const hasPicture = image === null || (typeof image === 'string' && image.startsWith('/pictures/'))
  return Number.isInteger(id) && typeof title === 'string' && hasPicture
}

const without = (seen: readonly Seen[], id: number | null) => seen.filter((it) => it.id !== id)

/** Returns the list with the current product first, each product once. */
export const seeNow = (seen: readonly Seen[], now: Seen): Seen[] =>
  [{ id: now.id, title: now.title, image: now.image }, ...without(seen, now.id)].slice(0, MOST + 1)

/** Returns the remembered products other than the current one; null: where none is. */
export const othersThan = (seen: readonly Seen[], id: number | null): Seen[] =>
  without(seen, id).slice(0, MOST)
