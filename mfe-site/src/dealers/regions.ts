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
  return longitude < EAST ? 'Europe' : 'Asia-Pacific'
}

/** Returns the regions with dealers, from west to east. */
export const regionsWith = (dealers: readonly Dealer[]): Region[] =>
  ['Americas', 'Europe', 'Asia-Pacific']
    .map((name) => ({ name, dealers: dealers.filter((dealer) => regionOf(dealer) === name) }))
    .filter((region) => region.dealers.length > 0)

const BY_ZONE: Record<string, string> = {
  America: 'Americas',
  Europe: 'Europe',
  Africa: 'Europe',
  Asia: 'Asia-Pacific',
  Australia: 'Asia-Pacific',
  Pacific: 'Asia-Pacific',
}

/**
 * Returns the region that the map shows first: the visitor's, by their time zone (such as "Europe/Paris") or, where that
 * names none, by the country of their language (such as "en-US"), or the one with the most dealers. Null when all
 * dealers are in one region.
 */
export function firstRegion(dealers: readonly Dealer[], timeZone: string, language: string): Region | null {
  const regions = regionsOf(dealers)
  const [most = null] = regions.toSorted((a, b) => b.dealers.length - a.dealers.length)
  return (
    regions.find(({ name }) => name === BY_ZONE[timeZone.split('/')[0]!]) ??
    regions.find((region) =>
      region.dealers.some(({ countryCode }) => countryCode === language.split('-').at(-1)),
    ) ??
    most
  )
}

/** Returns the regions that the map can show on their own: none when all dealers are in one. */
export function regionsOf(dealers: readonly Dealer[]): Region[] {
  const regions = regionsWith(dealers)
  return regions.length > 1 ? regions : []
}
