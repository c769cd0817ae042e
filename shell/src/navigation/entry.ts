/** The state that the router stores in a history entry: `idx` counts this site's entries, from 0. */
interface EntryState {
  key?: string
  idx?: number
}

const stateOf = (state: unknown) => (state ?? {}) as EntryState

/**
 * Returns the number of this site's history entries before this one; 0 for the first, and for entries without router
 * state.
 */
export const positionOf = (state: unknown): number => stateOf(state).idx ?? 0

export const keyOf = (state: unknown): string => stateOf(state).key ?? ''

/** Gives a history entry that no router has created (the first one, or one of a hash link) a key and a position. */
export function markEntry(previousPosition: number): void {
  const { key, idx, ...others } = stateOf(history.state)
  if (key !== undefined && idx !== undefined) return
  const made = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...others, key: key ?? made, idx: idx ?? previousPosition + 1 }, '')
}

/** Pushes a history entry for a page of this site, as the routers do. */
export function pushEntry(address: string): void {
  const key = Math.random().toString(36).slice(2, 10)
  history.pushState({ usr: null, key, idx: positionOf(history.state) + 1 }, '', address)
}
