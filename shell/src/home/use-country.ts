import { useSearchParams } from '@nireeka/kit/router'
import { storage } from '@nireeka/kit/storage'
import { useCallback, useState, useSyncExternalStore } from 'react'

import { readCountry } from './home.api.ts'

const watch = (changed: () => void) => storage.watch('homeCountry', changed)
const nothing = () => null

function readRemembered(): number | null {
  const kept = storage.read('homeCountry')
  return typeof kept === 'number' ? kept : null
}

/** The country whose dealers are shown: as just chosen, as the address names it, or as it was chosen before. */
export function useCountry() {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState<number>()
  const remembered = useSyncExternalStore(watch, readRemembered, nothing)
  const choose = useCallback((idCountry: number) => {
    storage.write('homeCountry', idCountry)
    setChosen(idCountry)
  }, [])
  return [chosen ?? readCountry(query) ?? remembered ?? undefined, choose] as const
}
