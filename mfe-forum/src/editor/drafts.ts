const KEY = 'forumDrafts'

/** So many drafts are kept; the oldest goes first. */
const MOST = 20
const KEPT_MS = 90 * 24 * 60 * 60_000

interface Draft {
  text: string
  /** When it was last changed, in ms. */
  at: number
}

/** The id of a member; null for a guest. */
type Visitor = number | null

type Drafts = Record<string, Draft>

const listeners = new Set<() => void>()

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/**
 * What somebody has typed in the forum and not sent yet, in this browser and longer than its tab. The kit's storage has
 * no entry for it, because the whole site would load that. Storage that is full, forbidden or corrupt reads as empty.
 */
export const drafts = {
  /** Calls `changed` after each change in this tab; returns a function that ends that. */
  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
  /** Returns the text that this visitor began, or a guest did before the login; null when there is none. */
  read(key: string, visitor: Visitor): string | null {
    const all = readAll()
    return (all[nameOf(key, visitor)] ?? all[nameOf(key, null)])?.text ?? null
  },
  /** Keeps a text; an empty one is forgotten. A guest's becomes the member's who goes on with it. */
  write(key: string, visitor: Visitor, { text, at }: Draft) {
    const own = nameOf(key, visitor)
    const { [own]: before, [nameOf(key, null)]: guest, ...others } = readAll()
    const isEmpty = text.trim() === ''
    if (isEmpty && !before && !guest) return
    writeAll(isEmpty ? others : { ...others, [own]: { text, at } }, at)
    for (const changed of listeners) changed()
  },
}

/** A member's text isn't shown to whoever uses the same browser next. */
const nameOf = (key: string, visitor: Visitor) => `${key}@${visitor ?? 'guest'}`

function readAll(): Drafts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    )
  } catch {
    return {}
  }
}

function writeAll(all: Drafts, now: number) {
  const kept = Object.entries(all)
    .filter(([, { at }]) => now - at < KEPT_MS)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST)
  try {
    if (kept.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // The text is still in its field.
  }
}
