import type { Dealer } from './dealers.api.ts'

/** A region of the world that the map can show on its own. */
export interface Region {
  name: string
  dealers: Dealer[]
}

/** The longitudes that separate the regions: the Atlantic and the Urals. */
const ATLANTIC = -30
const EAST = 45

const regionOf = ({ longitude }: Dealer) => {
  if (longitude < ATLANTIC) return 'Americas'
  return longitude < EAST ? 'Europe' : 'Asia and Pacific'
}

/** Returns the regions with dealers, from west to east. */
export const regionsWith = (dealers: readonly Dealer[]): Region[] =>
  ['Americas', 'Europe', 'Asia and Pacific']
    .map((name) => ({ name, dealers: dealers.filter((dealer) => regionOf(dealer) === name) }))
    .filter((region) => region.dealers.length > 0)

/** Returns the regions that the map can show on their own: none when all dealers are in one. */
export function regionsOf(dealers: readonly Dealer[]): Region[] {
  const regions = regionsWith(dealers)
  return regions.length > 1 ? regions : []
}
