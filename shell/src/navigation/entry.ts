/** What the router stores in an entry of the browser's history: `idx` counts this site's entries, from 0. */
interface EntryState {
  key?: string
  idx?: number
}

const stateOf = (state: unknown) => (state ?? {}) as EntryState

/** Returns how many entries of this site come before this one; 0 for the first, and where the router has stored nothing. */
export const positionOf = (state: unknown): number => stateOf(state).idx ?? 0

export const keyOf = (state: unknown): string => stateOf(state).key ?? ''

/** Gives an entry that no router has made (the first one, a plain hash link's) a key and its position. */
export function markEntry(previousPosition: number): void {
  const { key, idx, ...others } = stateOf(history.state)
  if (key !== undefined && idx !== undefined) return
  const made = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...others, key: key ?? made, idx: idx ?? previousPosition + 1 }, '')
}

/** Adds an entry for a page of this site, as the routers do. */
export function pushEntry(address: string): void {
  const key = Math.random().toString(36).slice(2, 10)
  history.pushState({ usr: null, key, idx: positionOf(history.state) + 1 }, '', address)
}
