const KEY = 'contactDraft'

/** The typed values, by field name. */
export type Draft = Partial<Record<'name' | 'email' | 'category' | 'subject' | 'text', string>>

interface StoredDraft {
  /** The id of the member who typed it; null for a guest. */
  owner: number | null
  values: Draft
}

/**
 * Stores the draft in this tab until it is sent, so that it survives a reload. Does nothing if storage is full or
 * forbidden.
 */
export function keepDraft(kept: StoredDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage, a reload loses the draft.
  }
}

/** Returns the same person's stored draft; null if it belongs to somebody else. */
export function readDraft(owner: number | null): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDraft | null
    return kept?.owner === owner ? kept.values : null
  } catch {
    return null
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // With storage forbidden, there is no draft to remove.
  }
}
