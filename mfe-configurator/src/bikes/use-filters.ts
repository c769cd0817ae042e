import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'

import { matches, readFilters } from './bike-filters.ts'
import { bikes } from './bikes.api.ts'

/** What the address asks for, and the bikes that are it. */
export function useFilters() {
  const { http } = usePlatform()
  const all = useQuery(bikes(http)).data ?? []
  const filters = readFilters(useSearchParams()[0])
  return { filters, all, shown: all.filter((bike) => matches(bike, filters)) }
}
