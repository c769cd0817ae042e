import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { storage } from '@nireeka/kit/storage'
import { useState, useSyncExternalStore } from 'react'

import { countriesOf } from './countries.api.ts'

const watch = (changed: () => void) => storage.watch('homeCountry', changed)
const readStored = () => {
  const stored = storage.read('homeCountry')
  return typeof stored === 'number' ? stored : null
}

/**
 * Where the bike goes: what was chosen here, else the country of the member's cart, else the one that the visitor chose on
 * the home page, else the spec's (section 9). `isAsked`: the list is fetched only where it matters.
 */
export function useCountry(isAsked: boolean) {
  const { http, cart } = usePlatform()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const storedId = useSyncExternalStore(watch, readStored, () => null)
  const cartCountry = useStream(cart.state$).cart.facts?.country
  const id = chosenId ?? cartCountry?.id ?? storedId ?? DEFAULT_COUNTRY_ID
  const list = useQuery({ ...countriesOf(http), enabled: isAsked || id !== DEFAULT_COUNTRY_ID })
  const countries = list.data ?? []

  function choose(countryId: number) {
    setChosenId(countryId)
    storage.write('homeCountry', countryId)
  }

  return { country: countries.find((country) => country.id === id) ?? null, countries, choose }
}
