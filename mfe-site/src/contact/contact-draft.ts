const KEY = 'contactDraft'

/** What somebody has typed, by the fields' names. */
export type Draft = Partial<Record<'name' | 'email' | 'category' | 'subject' | 'text', string>>

interface Kept {
  /** The member who typed it; null for a guest. */
  owner: number | null
  values: Draft
}

/** Kept in this tab over a reload until it is sent. Storage that is full or forbidden keeps nothing. */
export function keepDraft(kept: Kept) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Then a reload loses it, as without all this.
  }
}

/** What the same person has typed before; nobody reads another's. */
export function readDraft(owner: number | null): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.owner === owner ? kept.values : null
  } catch {
    return null
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden storage holds nothing to drop.
  }
}
