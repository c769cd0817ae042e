import type { Unit } from './measures.ts'

/** What somebody reads figures in from now on; `whose` is a member's id, null a guest's. */
export interface ChosenUnit {
  whose: number | null
  /** What counted before: as soon as the account says something else, that counts. */
  instead: Unit
  unit: Unit
}

let chosen: ChosenUnit | null = null
const listeners = new Set<() => void>()

/** Goes along from page to page until the site is loaded anew: a guest's is kept nowhere, a member's in the account. */
export const chosenUnit = {
  read: () => chosen,
  choose(next: ChosenUnit) {
    chosen = next
    for (const tell of listeners) tell()
  },
  watch(changed: () => void) {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
}
