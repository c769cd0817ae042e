import type { Dealer } from './dealers.api.ts'

/** Time zones of countries that have one. */
const ZONES: Record<string, string> = {
  AE: 'Asia/Dubai',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  NL: 'Europe/Amsterdam',
}

type Band = readonly [eastOf: number, zone: string]

const NORTH_AMERICA: readonly Band[] = [
  [-85, 'America/New_York'],
  [-101, 'America/Chicago'],
  [-115, 'America/Denver'],
  [-180, 'America/Los_Angeles'],
]

/** Zones of larger countries, each with the longitude at whose east it begins. */
const BANDS: Record<string, readonly Band[]> = {
  US: NORTH_AMERICA,
  CA: NORTH_AMERICA,
  AU: [
    [141, 'Australia/Sydney'],
    [129, 'Australia/Adelaide'],
    [112, 'Australia/Perth'],
  ],
}

/**
 * Returns a dealer's time zone; null where we don't know it. A dealer's place is its city, so that in large countries
 * the longitude decides, which is right away from the zones' borders.
 */
export function timeZoneOf({ countryCode, longitude }: Pick<Dealer, 'countryCode' | 'longitude'>) {
  const band = BANDS[countryCode]?.find(([eastOf]) => longitude >= eastOf)
  return band?.[1] ?? ZONES[countryCode] ?? null
}
