import { usePlatform, useStream } from '@nireeka/kit'
import { useState } from 'react'

import type { Unit } from '../performance/measures.ts'
import { useUnit } from '../performance/use-unit.ts'

/** Spec, section 4: the unit toggles between 0 and 1. A member's is kept in the account, a guest's on this page. */
export function useUnitChoice() {
  const { http, publish, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const own = useUnit()
  const [chosen, setChosen] = useState<Unit | null>(null)
  const unit = chosen ?? own

  async function keep() {
    await http.get('/api/set-unit')
    publish({ type: 'member:changed' })
  }

  function toggle() {
    setChosen(unit === 0 ? 1 : 0)
    // Only how figures are shown: when it can't be kept, it still holds on this page.
    if (isMember) keep().catch(() => undefined)
  }

  return { unit, toggle }
}
