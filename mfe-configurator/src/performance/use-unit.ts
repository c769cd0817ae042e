import { usePlatform, useStream } from '@nireeka/kit'
import { useSyncExternalStore } from 'react'

import { chosenUnit } from './chosen-unit.ts'
import type { Unit } from './measures.ts'

const nothing = () => null

/** What was chosen here, else the member's unit; a guest reads metric (spec, section 3: 0 when missing). */
export function useUnit(): Unit {
  const { whose, own } = useOwnUnit()
  const chosen = useSyncExternalStore(chosenUnit.watch, chosenUnit.read, nothing)
  return chosen && chosen.whose === whose && chosen.instead === own ? chosen.unit : own
}

/** The account's unit, and whose it is; null for a guest. */
export function useOwnUnit(): { whose: number | null; own: Unit } {
  const session = useStream(usePlatform().session$)
  return session.status === 'member'
    ? { whose: session.user.id, own: session.user.unit }
    : { whose: null, own: 0 }
}
