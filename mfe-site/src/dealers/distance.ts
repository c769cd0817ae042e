import { formatNumber } from '@nireeka/contracts'

import type { Coordinates } from './map/projection.ts'

const EARTH_KM = 6371
const KM_PER_MILE = 1.609344
const RADIANS = Math.PI / 180

/** Returns the great-circle distance in kilometres. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const rise = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2
  const turn = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2
  const chord = rise + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * turn
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Returns a distance as text in the visitor's unit, rounded, because dealers are located only to their city. */
export function formatDistance(kilometres: number, unit: 0 | 1): string {
  const name = unit === 1 ? 'mi' : 'km'
  const length = unit === 1 ? kilometres / KM_PER_MILE : kilometres
  return length < 10 ? `under 10 ${name}` : `${formatNumber(Math.round(length))} ${name}`
}
