/** What the router keeps of an entry of the browser's history: `idx` counts this site's entries, from 0. */
interface EntryState {
  key?: string
  idx?: number
}

const stateOf = (state: unknown) => (state ?? {}) as EntryState

/** How many steps of this site come before this entry; 0 for the first, and where nobody has counted. */
export const placeOf = (state: unknown): number => stateOf(state).idx ?? 0

export const keyOf = (state: unknown): string => stateOf(state).key ?? ''

/** An entry that no router has made (the first one, a plain hash link's) gets a key of its own and its place. */
export function markEntry(previousPlace: number): void {
  const { key, idx, ...others } = stateOf(history.state)
  if (key !== undefined && idx !== undefined) return
  const made = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...others, key: key ?? made, idx: idx ?? previousPlace + 1 }, '')
}

/** One step on within this site, as the routers make it. */
export function pushEntry(address: string): void {
  const key = Math.random().toString(36).slice(2, 10)
  history.pushState({ usr: null, key, idx: placeOf(history.state) + 1 }, '', address)
}
