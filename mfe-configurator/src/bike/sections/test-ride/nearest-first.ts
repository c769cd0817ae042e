import type { Dealer } from './dealers.api.ts'

type Placed = Pick<Dealer, 'country' | 'latitude' | 'longitude'>

/**
 * Returns dealers in the visitor's country first, then those that are nearest to it; where the country is unknown or has
 * none, from west to east.
 */
export function nearestFirst<D extends Placed>(dealers: readonly D[], country: string | undefined): D[] {
  const home = dealers.find((dealer) => dealer.country === country)
  if (!home) return dealers.toSorted((one, other) => one.longitude - other.longitude)
  const awayOf = (dealer: Placed) =>
    dealer.country === country
      ? 0
      : Math.hypot(dealer.latitude - home.latitude, dealer.longitude - home.longitude)
  return dealers.toSorted((one, other) => awayOf(one) - awayOf(other))
}
