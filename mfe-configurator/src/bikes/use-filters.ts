import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'

import { matches, readFilters } from './bike-filters.ts'
import { bikes } from './bikes.api.ts'

/** Returns the filters in the URL and the bikes that match them. */
export function useFilters() {
  const { http } = usePlatform()
  const all = useQuery(bikes(http)).data ?? []
  const filters = readFilters(useSearchParams()[0])
  return { filters, all, shown: all.filter((bike) => matches(bike, filters)) }
}
