import type { Dealer } from './dealers.api.ts'

interface RegionName {
  /** As in the address: /dealers?region=middle-east */
  id: string
  name: string
  /** Its name within a sentence. */
  inSentence: string
}

/** A region of the world with its dealers. */
export interface Region extends RegionName {
  dealers: Dealer[]
}

const REGIONS: readonly RegionName[] = [
  { id: 'americas', name: 'Americas', inSentence: 'the Americas' },
  { id: 'europe', name: 'Europe', inSentence: 'Europe' },
  { id: 'middle-east', name: 'Middle East', inSentence: 'the Middle East' },
  { id: 'asia-pacific', name: 'Asia-Pacific', inSentence: 'Asia-Pacific' },
]

/** The longitudes that separate the other regions: the Atlantic and the Urals. */
const ATLANTIC = -30
const EAST = 45

const MIDDLE_EAST = new Set('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY YE'.split(' '))

/** Returns the id of the region that a dealer is in. */
export function regionOf({ countryCode, longitude }: Dealer): string {
  if (MIDDLE_EAST.has(countryCode)) return 'middle-east'
  if (longitude < ATLANTIC) return 'americas'
  return longitude < EAST ? 'europe' : 'asia-pacific'
}

/** Returns the regions with dealers, from west to east. */
export const regionsWith = (dealers: readonly Dealer[]): Region[] =>
  REGIONS.map((region) => ({
    ...region,
    dealers: dealers.filter((dealer) => regionOf(dealer) === region.id),
  })).filter((region) => region.dealers.length > 0)

/** Returns the name of a region for a sentence; null for an id that isn't one. */
export const regionInSentence = (id: string) => REGIONS.find((region) => region.id === id)?.inSentence ?? null
