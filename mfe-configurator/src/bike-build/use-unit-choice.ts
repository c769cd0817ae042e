import { usePlatform } from '@nireeka/kit'
import { guestUnit } from '@nireeka/kit/units'

import { chosenUnit } from '../performance/chosen-unit.ts'
import { useOwnUnit, useUnit } from '../performance/use-unit.ts'

/**
 * Returns the function that toggles the unit between 0 and 1 (spec, section 4). A member's choice is stored in the
 * account, a guest's in the browser.
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
    const next = unit === 0 ? 1 : 0
    if (whose === null) return guestUnit.choose(next)
    chosenUnit.choose({ whose, instead: own, unit: next })
    // A failure to save is ignored, because the unit only affects the display and the choice lasts for this visit
    // anyway.
    keep().catch(() => undefined)
  }

  return { unit, toggleUnit }
}
