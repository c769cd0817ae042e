import { useSearchParams } from '@nireeka/kit/router'
import { storage } from '@nireeka/kit/storage'
import { useSyncExternalStore } from 'react'

import { bikeOf, MANUAL_BIKES, type ManualBike } from './bikes.ts'

const watch = (changed: () => void) => storage.watch('manualBike', changed)
const remembered = () => String(storage.read('manualBike'))
const nothing = () => ''

/** Returns the bike from the URL, otherwise the one that this browser remembers, otherwise the first. */
export function useBike(): ManualBike {
  const [query] = useSearchParams()
  const kept = useSyncExternalStore(watch, remembered, nothing)
  return bikeOf(query.get('bike')) ?? bikeOf(kept) ?? MANUAL_BIKES[0]!
}

/** Remembers the bike, only with the visitor's consent. */
export const rememberBike = (bike: string) => void storage.write('manualBike', bike)
