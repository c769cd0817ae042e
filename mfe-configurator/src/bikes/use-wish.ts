import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'

import { matches, readWish } from './bike-wish.ts'
import { bikes } from './bikes.api.ts'

/** What the address asks for, and the bikes that are it. */
export function useWish() {
  const { http } = usePlatform()
  const all = useQuery(bikes(http)).data ?? []
  const wish = readWish(useSearchParams()[0])
  return { wish, all, shown: all.filter((bike) => matches(bike, wish)) }
}
