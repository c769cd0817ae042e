import type { Dealer } from './dealers.api.ts'
import { regionOf } from './regions.ts'

/** The regions of the time zones' first words; Asia is in two of them. */
const REGION_OF_ZONE = new Map([
  ['America', 'americas'],
  ['Europe', 'europe'],
  ['Australia', 'asia-pacific'],
  ['Pacific', 'asia-pacific'],
])

const browsersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns the dealers in the visitor's region of the world, which the browser's time zone tells; without any there, the
 * dealers in the region of the first.
 */
export function ownRegion(dealers: readonly Dealer[], zone = browsersZone()): readonly Dealer[] {
  const [first] = dealers
  if (!first) return dealers
  const inRegion = (region: string | undefined) => dealers.filter((dealer) => regionOf(dealer) === region)
  const own = inRegion(REGION_OF_ZONE.get(zone.split('/')[0] ?? ''))
  return own.length > 0 ? own : inRegion(regionOf(first))
}
