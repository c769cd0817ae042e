import type { Unit } from '@nireeka/kit/units'

/** A unit that a member has chosen and that the account may not have yet; `whose` is the member's id. */
export interface ChosenUnit {
  whose: number
  /** The account's unit at the time of the choice; once the account has a different one, that one is used. */
  instead: Unit
  unit: Unit
}

let chosen: ChosenUnit | null = null
const listeners = new Set<() => void>()

/** A member's choice, kept in memory so that it shows at once, even if the account can't be reached. */
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
