import type { Performance } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import type { Unit } from '@nireeka/kit/units'

import { bikes } from '../bikes/bikes.api.ts'
import { type ShareOf, shareAmong } from './share.ts'

/** Returns the scale of the bars: the best of our bikes, or of the builds that are shown where one is better still. */
export function useShare(shown: readonly Performance[], unit: Unit): ShareOf {
  const { data } = useQuery(bikes(usePlatform().http))
  return shareAmong(data ? [...data.map(({ performance }) => performance), ...shown] : [], unit)
}
