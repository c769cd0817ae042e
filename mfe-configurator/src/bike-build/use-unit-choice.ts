import { usePlatform } from '@nireeka/kit'

import { chosenUnit } from '../performance/chosen-unit.ts'
import { useOwnUnit, useUnit } from '../performance/use-unit.ts'

/**
 * Returns the function that toggles the unit between 0 and 1 (spec, section 4). A member's choice is stored in the
 * account, a guest's lasts for this visit.
 */
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
    // A failure to save is ignored, because the unit only affects the display and the choice lasts for this visit
    // anyway.
    if (whose !== null) keep().catch(() => undefined)
  }

  return { unit, toggleUnit }
}
