import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { storage } from '@nireeka/kit/storage'
import { guestUnit } from '@nireeka/kit/units'
import { useState, useSyncExternalStore } from 'react'

import { countriesOf } from './countries.api.ts'

const watch = (changed: () => void) => storage.watch('homeCountry', changed)
const readStored = () => {
  const stored = storage.read('homeCountry')
  return typeof stored === 'number' ? stored : null
}

/**
 * Returns the country of delivery: the one chosen here, otherwise that of the member's cart, otherwise the one chosen
 * on the home page, otherwise the spec's (section 9). `isAsked`: whether to fetch the list of countries.
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
    guestUnit.follow(countryId)
  }

  return { country: countries.find((country) => country.id === id) ?? null, countries, choose }
}
