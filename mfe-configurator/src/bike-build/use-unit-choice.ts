import { usePlatform } from '@nireeka/kit'

import { chosenUnit } from '../performance/chosen-unit.ts'
import { useOwnUnit, useUnit } from '../performance/use-unit.ts'

/** Spec, section 4: the unit toggles between 0 and 1. A member's is kept in the account, a guest's for this visit. */
export function useUnitChoice() {
  const { http, publish } = usePlatform()
  const { whose, own } = useOwnUnit()
  const unit = useUnit()

  async function keep() {
    await http.get('/api/set-unit')
    publish({ type: 'member:changed' })
  }

  function toggleUnit() {
    chosenUnit.choose({ whose, instead: own, unit: unit === 0 ? 1 : 0 })
    // Only how figures are shown: when it can't be kept, it still holds on this visit.
    if (whose !== null) keep().catch(() => undefined)
  }

  return { unit, toggleUnit }
}
