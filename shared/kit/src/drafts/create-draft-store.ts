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

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

interface Options {
  /** The entry of the browser's storage. */
  entry: string
  /** Whether guests write here, too; what a guest has begun is the member's who goes on with it. */
  isForGuests: boolean
}

export type DraftStore = ReturnType<typeof createDraftStore>

/**
 * Creates the store of what somebody has typed in a part of the site and not sent yet, in this browser and longer than
 * its tab. It isn't the kit's storage, which the whole site loads. Storage that is full, forbidden or corrupt reads as
 * empty.
 */
export function createDraftStore({ entry, isForGuests }: Options) {
  const listeners = new Set<() => void>()
  const mayWrite = (visitor: Visitor) => visitor !== null || isForGuests
  return {
    /** Calls `changed` after each change in this tab; returns a function that ends that. */
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Returns the text that this visitor began, or a guest did before the login; null when there is none. */
    read(key: string, visitor: Visitor): string | null {
      if (!mayWrite(visitor)) return null
      const all = readAll(entry)
      const guests = isForGuests ? all[nameOf(key, null)] : undefined
      return (all[nameOf(key, visitor)] ?? guests)?.text ?? null
    },
    /** Keeps a text; an empty one is forgotten. A guest's becomes the member's who goes on with it. */
    write(key: string, visitor: Visitor, { text, at }: Draft) {
      if (!mayWrite(visitor)) return
      const own = nameOf(key, visitor)
      const { [own]: before, [nameOf(key, null)]: guest, ...others } = readAll(entry)
      const isEmpty = text.trim() === ''
      if (isEmpty && !before && !guest) return
      writeAll(entry, isEmpty ? others : { ...others, [own]: { text, at } }, at)
      for (const changed of listeners) changed()
    },
  }
}

/** A member's text isn't shown to whoever uses the same browser next. */
const nameOf = (key: string, visitor: Visitor) => `${key}@${visitor ?? 'guest'}`

function readAll(entry: string): Drafts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((one): one is [string, Draft] => isDraft(one[1])))
  } catch {
    return {}
  }
}

function writeAll(entry: string, all: Drafts, now: number) {
  const kept = Object.entries(all)
    .filter(([, { at }]) => now - at < KEPT_MS)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST)
  try {
    if (kept.length === 0) localStorage.removeItem(entry)
    else localStorage.setItem(entry, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // The text is still in its field.
  }
}
