import type { Unit } from './measures.ts'

/** A unit chosen during this visit; `whose` is a member's id, or null for a guest. */
export interface ChosenUnit {
  whose: number | null
  /** The account's unit at the time of the choice; once the account has a different one, that one is used. */
  instead: Unit
  unit: Unit
}

let chosen: ChosenUnit | null = null
const listeners = new Set<() => void>()

/**
 * The chosen unit, kept in memory until the page is reloaded: a guest's is stored nowhere, a member's also in the
 * account.
 */
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
