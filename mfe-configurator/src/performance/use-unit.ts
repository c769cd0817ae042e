import { usePlatform, useStream } from '@nireeka/kit'
import { type Unit, useUnitOf } from '@nireeka/kit/units'
import { useSyncExternalStore } from 'react'

import { chosenUnit } from './chosen-unit.ts'

const nothing = () => null

/** Returns the unit that a member has chosen here, otherwise the visitor's. */
export function useUnit(): Unit {
  const { whose, own } = useOwnUnit()
  const chosen = useSyncExternalStore(chosenUnit.watch, chosenUnit.read, nothing)
  return chosen && chosen.whose === whose && chosen.instead === own ? chosen.unit : own
}

/** Returns the account's unit and the member's id, or a guest's unit and null. */
export function useOwnUnit(): { whose: number | null; own: Unit } {
  const session = useStream(usePlatform().session$)
  const own = useUnitOf(session)
  return { whose: session.status === 'member' ? session.user.id : null, own }
}
