import { usePlatform, useStream } from '@nireeka/kit'
import { useSyncExternalStore } from 'react'

import { chosenUnit } from './chosen-unit.ts'
import type { Unit } from './measures.ts'

const nothing = () => null

/** Returns the unit chosen here, otherwise the member's; metric for guests (spec, section 3: 0 when missing). */
export function useUnit(): Unit {
  const { whose, own } = useOwnUnit()
  const chosen = useSyncExternalStore(chosenUnit.watch, chosenUnit.read, nothing)
  return chosen && chosen.whose === whose && chosen.instead === own ? chosen.unit : own
}

/** Returns the account's unit and the member's id; metric and null for a guest. */
export function useOwnUnit(): { whose: number | null; own: Unit } {
  const session = useStream(usePlatform().session$)
  return session.status === 'member'
    ? { whose: session.user.id, own: session.user.unit }
    : { whose: null, own: 0 }
}
