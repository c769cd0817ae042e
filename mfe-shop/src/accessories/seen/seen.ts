/** A product as this browser remembers it: no price, since that may be another one by now. */
export interface Seen {
  id: number
  title: string
  image: string | null
}

/** So many are shown; the present one is kept beside them. */
const MOST = 8

/** What storage holds, whoever wrote it. */
export const readSeen = (kept: unknown): Seen[] =>
  Array.isArray(kept) ? kept.filter(isSeen).map(({ id, title, image }) => ({ id, title, image })) : []

function isSeen(entry: unknown): entry is Seen {
  const { id, title, image } = (entry ?? {}) as Record<string, unknown>
  const hasPicture = image === null || (typeof image === 'string' && image.startsWith('/pictures/'))
  return Number.isInteger(id) && typeof title === 'string' && hasPicture
}

const without = (seen: readonly Seen[], id: number) => seen.filter((it) => it.id !== id)

/** The newest first, each once. */
export const seeNow = (seen: readonly Seen[], now: Seen): Seen[] =>
  [{ id: now.id, title: now.title, image: now.image }, ...without(seen, now.id)].slice(0, MOST + 1)

/** The ones to be shown beside the present one. */
export const othersThan = (seen: readonly Seen[], id: number): Seen[] => without(seen, id).slice(0, MOST)
