import { useSearchParams } from '@nireeka/kit/router'
import { storage } from '@nireeka/kit/storage'
import { guestUnit } from '@nireeka/kit/units'
import { useCallback, useState, useSyncExternalStore } from 'react'

import { readCountry } from './home.api.ts'

const watch = (changed: () => void) => storage.watch('homeCountry', changed)
const nothing = () => null

function readStored(): number | null {
  const stored = storage.read('homeCountry')
  return typeof stored === 'number' ? stored : null
}

/**
 * Returns the country whose dealers are shown, and a function to choose another. The order is: just chosen, named in
 * the query, stored earlier.
 */
export function useCountry() {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState<number>()
  const stored = useSyncExternalStore(watch, readStored, nothing)
  const choose = useCallback((countryId: number) => {
    storage.write('homeCountry', countryId)
    guestUnit.follow(countryId)
    setChosen(countryId)
  }, [])
  return [chosen ?? readCountry(query) ?? stored ?? undefined, choose] as const
}
