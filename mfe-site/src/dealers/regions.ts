import type { DealerData } from '@nireeka/contracts/api'

/** A part of the world that the map can show by itself. */
export interface Region {
  name: string
  dealers: DealerData[]
}

/** Where the Atlantic and the Urals part the dealers, in degrees of longitude. */
const ATLANTIC = -30
const EAST = 45

const regionOf = ({ longitude }: DealerData) => {
  if (longitude < ATLANTIC) return 'Americas'
  return longitude < EAST ? 'Europe' : 'Asia and Pacific'
}

/** The regions that have dealers, from west to east; none when all are in one. */
export function regionsOf(dealers: readonly DealerData[]): Region[] {
  const regions = ['Americas', 'Europe', 'Asia and Pacific'].map((name) => ({
    name,
    dealers: dealers.filter((dealer) => regionOf(dealer) === name),
  }))
  const peopled = regions.filter((region) => region.dealers.length > 0)
  return peopled.length > 1 ? peopled : []
}
