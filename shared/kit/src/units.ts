import type { Session } from '@nireeka/contracts'
import { useSyncExternalStore } from 'react'

import { storage } from './storage.ts'
import { usePlatform } from './platform.tsx'
import { useStream } from './use-stream.ts'

/** 0 is metric, 1 is imperial (spec, section 3: unit). */
export type Unit = 0 | 1

/** The ids of the countries whose riders think in miles: the United Kingdom and the United States. */
const IMPERIAL_COUNTRIES: readonly unknown[] = [221, 222]

const listeners = new Set<() => void>()
let chosenCountry: number | null = null
/** The choice of this visit, for browsers that store nothing. */
let chosenHere: Unit | null = null

function tellAll() {
  for (const tell of listeners) tell()
}

/**
 * A guest's unit: the one they chose, which the browser stores; otherwise that of the country they chose; otherwise
 * metric. The default country counts as no choice.
 */
export const guestUnit = {
  read(): Unit {
    const stored = storage.read('unit')
    if (stored === 0 || stored === 1) return stored
    if (chosenHere !== null) return chosenHere
    return IMPERIAL_COUNTRIES.includes(chosenCountry ?? storage.read('homeCountry')) ? 1 : 0
  },
  choose(unit: Unit) {
    chosenHere = unit
    storage.write('unit', unit)
    tellAll()
  },
  /** Follows a country that the guest has chosen, until they choose a unit. */
  follow(countryId: number) {
    chosenCountry = countryId
    tellAll()
  },
  watch(changed: () => void): () => void {
    listeners.add(changed)
    const stop = storage.watch('unit', changed)
    return () => {
      listeners.delete(changed)
      stop()
    }
  },
}

const metric = (): Unit => 0

/** Returns the unit of a session: a member's own, or a guest's. */
export function useUnitOf(session: Session): Unit {
  const guests = useSyncExternalStore(guestUnit.watch, guestUnit.read, metric)
  if (session.status === 'member') return session.user.unit
  return session.status === 'guest' ? guests : 0
}

/** Returns the unit in which figures are shown to the visitor. */
export const useUnit = (): Unit => useUnitOf(useStream(usePlatform().session$))
